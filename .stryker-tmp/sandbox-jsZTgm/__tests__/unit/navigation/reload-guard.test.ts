import { stampReload, wasJustReloaded } from '../../../src/navigation/reload-guard';

const address = 'http://localhost/docs/a?x=1#y z';

describe('reload guard', () => {
  it('NAV-03 knows an address that was loaded in full within the last 30 s', () => {
    expect(wasJustReloaded(address, 1000)).toBe(false);
    stampReload(address, 1000);
    expect(wasJustReloaded(address, 1000)).toBe(true);
    expect(wasJustReloaded(address, 30_999)).toBe(true);
    expect(wasJustReloaded(address, 31_000)).toBe(false);
  });

  it('NAV-03 does not take one address for another', () => {
    stampReload(address, 1000);
    expect(wasJustReloaded('http://localhost/docs/a?x=1', 1000)).toBe(false);
    expect(wasJustReloaded('http://localhost/docs/b', 1000)).toBe(false);
  });

  it.each(['', 'garbage', '\uFFFF', 'NaN http://localhost/docs/a?x=1#y z', '{"time":1}'])(
    'STO-05 takes garbage (%j) for no stamp',
    (stamp) => {
      sessionStorage.setItem('site.reload', stamp);
      expect(wasJustReloaded(address, 1_000_000)).toBe(false);
    },
  );
});
