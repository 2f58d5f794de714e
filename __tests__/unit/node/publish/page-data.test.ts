import { imagesIn, pageDataName } from '../../../../node/publish/page-data';

describe('what Gatsby stores of a page', () => {
  it.each([
    ['/', 'page-data/index/page-data.json'],
    ['/docs/a', 'page-data/docs/a/page-data.json'],
    ['/docs/a/', 'page-data/docs/a/page-data.json'],
  ])('is, for %s, in %s', (route, name) => {
    expect(pageDataName(route)).toBe(name);
  });

  it('has the addresses of its images by index, and none for one that could not be read', () => {
    const image = { childImageSharp: { gatsbyImageData: { images: { fallback: { src: '/static/a.png' } } } } };
    const data = { result: { data: { doc: { images: [image, null, { childImageSharp: null }] } } } };
    expect(imagesIn(JSON.stringify(data))).toEqual(['/static/a.png', undefined, undefined]);
  });

  it('may be nothing, and may have no document', () => {
    expect(imagesIn('')).toEqual([]);
    expect(imagesIn('{"result":{"data":{"doc":null}}}')).toEqual([]);
    expect(imagesIn('{}')).toEqual([]);
  });
});
