import { assistantLinks } from '../../../../src/components/copy-page/assistant-links';
import { assistants } from '../../../../src/shared/site-assistants';

it('puts a request with the address of the page into the pattern of an assistant', () => {
  const helpers = [{ name: 'Helper', address: 'https://helper.example/new?q={prompt}&x=1' }];
  expect(assistantLinks(helpers, 'https://x.test/a%20b.md?c&d')).toEqual([
    {
      label: 'Open in Helper',
      href: 'https://helper.example/new?q=Read%20https%3A%2F%2Fx.test%2Fa%2520b.md%3Fc%26d%20and%20answer%20my%20questions%20about%20it.&x=1',
    },
  ]);
});

it('every assistant of the settings takes a request, over a safe connection', () => {
  for (const { address } of assistants) {
    expect(address).toContain('{prompt}');
    expect(new URL(address).protocol).toBe('https:');
  }
});
