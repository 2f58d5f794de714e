import { missingError } from '../../../../node/base/configuration-error';

describe('missingError', () => {
  it('ERR-12 names what is missing, where it is named, and what exists, sorted', () => {
    const error = missingError('sidebar', 'mainSidebar', new Set(['b', 'a']), 'src/x.ts');
    expect(error).toBeInstanceOf(Error);
    expect(error.name).toBe('InternalConfigurationError');
    expect(error.message).toBe(
      'Internal configuration error: src/x.ts names the sidebar "mainSidebar", which does not exist. Available: a, b.',
    );
  });

  it('ERR-12 says so when nothing exists', () => {
    expect(missingError('docs version', 'v1', [], 'x').message).toMatch(/Available: \(none\)\.$/);
  });

  it('ERR-12 names what is close, in spelling or in another folder, before what exists', () => {
    const ids = ['start/install', 'start/instal', 'api/install', 'faq'];
    const { message } = missingError('document', 'install', ids, 'x');
    expect(message).toMatch(/ Did you mean "api\/install" or "start\/install"\? Available: api\/install, faq, /);
    expect(missingError('document', 'fax', ids, 'x').message).toContain('Did you mean "faq"?');
  });

  it('ERR-12 counts what would not fit into a line, and names at most three that are close', () => {
    const ids = Array.from({ length: 447 }, (_, index) => `part-${index + 100}/index`);
    const { message } = missingError('document', 'part-10/index', ids, 'x');
    expect(message).toBe(
      'Internal configuration error: x names the document "part-10/index", which does not exist. ' +
        'Did you mean "part-100/index" or "part-101/index" or "part-102/index"? ' +
        '447 documents exist; GraphiQL lists them: { allDoc { nodes { docId } } }.',
    );
    // All are named so.
    expect(missingError('document', 'index', ids, 'x').message).not.toContain('Did you mean');
  });
});
