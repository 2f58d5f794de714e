import fc from 'fast-check';
import { inlineScripts, scriptHash } from '../../../../../node/publish/hosting/inline-scripts';
import { contentSecurityPolicy } from '../../../../../node/publish/hosting/policy';
import { algolia } from '../../../../../src/search/providers/algolia/descriptor';
import { serviceSources } from '../../../../../node/publish/hosting/services';

/** Directive → sources. */
function parsePolicy(policy: string): Map<string, string[]> {
  return new Map(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
}

describe('contentSecurityPolicy', () => {
  const policy = parsePolicy(contentSecurityPolicy({ scriptHashes: ['sha256-b=', 'sha256-a=', 'sha256-b='] }));

  it('allows scripts of the site and the hashed ones, and no other inline script', () => {
    expect(policy.get('script-src')).toEqual(["'self'", "'sha256-a='", "'sha256-b='"]);
    expect(policy.get('script-src-attr')).toEqual(["'none'"]);
  });

  it('names no other origin when no service is configured', () => {
    expect(contentSecurityPolicy({ scriptHashes: [], services: serviceSources({}) })).not.toMatch(/https?:|\*/);
  });

  it('allows the frames of the origins that pages may embed', () => {
    const services = serviceSources({ embedOrigins: ['https://videos.example'] });
    const extended = parsePolicy(contentSecurityPolicy({ scriptHashes: [], services }));
    expect(extended.get('frame-src')).toEqual(["'self'", 'https://videos.example']);
    expect(extended.get('script-src')).toEqual(["'self'"]);
  });

  it('fits into a line that every host reads, with all services', () => {
    const services = serviceSources({
      searchHosts: algolia.hosts({ provider: 'algolia', index: 'docs', appId: 'APPLICATION', key: 'k', hosts: [] }),
      assistantUrl: 'https://assistant.example.com/v1/ask',
      chatWidget: { scriptUrl: 'https://widget.example.com/chat.js', origins: ['https://api.example.com'] },
      analytics: {
        scriptUrl: 'https://www.googletagmanager.com/gtag/js',
        origins: ['https://*.google-analytics.com', 'https://*.analytics.google.com', 'https://*.googletagmanager.com'],
      },
      formUrl: 'https://forms.example.com/f/abc',
    });
    const hashes = Array.from({ length: 8 }, (_, index) => scriptHash(String(index)));
    expect(contentSecurityPolicy({ scriptHashes: hashes, services }).length).toBeLessThan(1900);
  });
});

describe('serviceSources', () => {
  it('gives each service only the directives that it needs', () => {
    expect(
      serviceSources({ searchHosts: ['search.example.com'], formUrl: 'https://forms.example.com/f/1?x=1' }),
    ).toEqual({
      'connect-src': ['https://forms.example.com', 'https://search.example.com'],
      'form-action': ['https://forms.example.com'],
    });
  });

  it('gives analytics its script, and the chat widget also styles, fonts, frames and media', () => {
    expect(serviceSources({ analytics: { scriptUrl: 'https://tags.example.com/tag.js' } })).toEqual({
      'script-src': ['https://tags.example.com'],
      'connect-src': ['https://tags.example.com'],
      'img-src': ['https://tags.example.com'],
    });
    const origins = ['https://widget.example.com', 'ws://events.example.com', 'wss://events.example.com'];
    expect(serviceSources({ chatWidget: { origins: [...origins].reverse() } })).toEqual({
      'script-src': origins,
      'connect-src': origins,
      'img-src': origins,
      'style-src': origins,
      'font-src': origins,
      'frame-src': origins,
      'media-src': origins,
    });
  });

  it('keeps scheme, port and wildcard, and drops path and query', () => {
    const sources = serviceSources({
      assistantUrl: 'http://127.0.0.1:8081/ask?x=1',
      analytics: { scriptUrl: 'https://tags.example.com/tag.js', origins: ['https://*.example.net'] },
    });
    expect(sources['connect-src']).toEqual([
      'http://127.0.0.1:8081',
      'https://*.example.net',
      'https://tags.example.com',
    ]);
    expect(sources['script-src']).toEqual(['https://tags.example.com']);
  });

  it('ANL-04 allows the origins of analytics whose script is one of this site, and no script from them', () => {
    expect(serviceSources({ analytics: { origins: ['https://events.example.com'] } })).toEqual({
      'connect-src': ['https://events.example.com'],
      'img-src': ['https://events.example.com'],
    });
  });

  it.each(['javascript:alert(1)', 'file:///etc/passwd', 'https://a.example\nb', 'data:text/html,x'])(
    'refuses %j and says what was expected',
    (address) => {
      expect(() => serviceSources({ assistantUrl: address })).toThrow(`"${address}" is not the URL of a service`);
    },
  );

  it.each([
    ['search.example.com/a:b', 'https://search.example.com'],
    ['[fe80::a]', 'https://[fe80::a]'],
  ])('takes %s for a host without scheme', (host, source) => {
    expect(serviceSources({ searchHosts: [host] })).toEqual({ 'connect-src': [source] });
  });

  it('never lets a setting write a directive of its own', () => {
    const isSafe = (address: string): boolean => {
      try {
        return !Object.values(serviceSources({ assistantUrl: `https://${address}` }))
          .flat()
          .some((source) => /[\s;,'"]/.test(source));
      } catch (error) {
        return error instanceof TypeError;
      }
    };
    expect(() => fc.assert(fc.property(fc.string(), isSafe), { numRuns: 2000 })).not.toThrow();
  });
});

describe('inlineScripts', () => {
  it('finds what a browser runs, with its exact text', () => {
    const html = [
      '<script>a()</script>',
      '<script async src="/app.js">e()</script>',
      '<script src = /app.js>f()</script>',
      '<script type="application/ld+json">{"@type":"WebPage"}</script>',
      '<script type="module">\nb()\n</script>',
      "<SCRIPT id='x' type=text/javascript>c()</SCRIPT>",
      '<script data-src="x">d()</script>',
      '<script></script>',
    ].join('');
    expect(inlineScripts(html)).toEqual(['a()', '\nb()\n', 'c()', 'd()']);
  });

  it('hashes as browsers do', () => {
    // Example of the Content Security Policy specification.
    expect(scriptHash("alert('Hello, world.');")).toBe('sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng=');
  });
});
