import { renderRobots } from '../../../../node/publish/robots';

it('SIT-08 robots.txt names the sitemap and disallows nothing that must be seen', () => {
  const text = renderRobots('https://help.example.com', '/x');
  expect(text.split('\n')).toContain('Sitemap: https://help.example.com/x/sitemap.xml');
  expect(text).toContain('User-agent: *');
  expect(text).not.toMatch(/^Disallow: \S/m);
});
