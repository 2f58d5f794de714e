import { rememberVersion } from '../../../src/enhancements/remember-version';

const stored = () => [
  localStorage.getItem('docs-preferred-version-default'),
  localStorage.getItem('docs-preferred-version-guides'),
];

beforeEach(() => localStorage.clear());

it.each([
  ['/docs/category/get-started', ['current', null]],
  ['/docs/', ['current', null]],
  ['/guides/example', [null, 'current']],
  ['/', [null, null]],
  ['/documents', [null, null]],
])('DVR-02 STO-03 a view of %s stores the version of its area', (path, expected) => {
  rememberVersion(path);
  expect(stored()).toEqual(expected);
});

it('DVR-02 a version that the site does not have is forgotten', () => {
  localStorage.setItem('docs-preferred-version-default', '2.0');
  localStorage.setItem('docs-preferred-version-guides', '1.0');
  rememberVersion('/docs/a');
  expect(stored()).toEqual(['current', null]);
});
