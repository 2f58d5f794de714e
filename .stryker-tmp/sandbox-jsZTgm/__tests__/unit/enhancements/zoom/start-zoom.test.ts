import { announceRouteChange } from '../../../../src/navigation/navigate';
import { startZoom } from '../../../../src/enhancements/zoom';
import { zoom } from '../../../../src/shared/constants';

const attachZoom = jest.fn();
let loads = 0;
let isBroken = false;

jest.mock('../../../../src/enhancements/zoom/zoom', () => ({
  get attachZoom() {
    loads += 1;
    if (isBroken) throw new Error('Loading chunk 7 failed.');
    return attachZoom;
  },
  closeZoom: jest.fn(),
}));

async function visit(html: string): Promise<void> {
  document.body.innerHTML = html;
  announceRouteChange({ location: window.location, previous: null });
  await jest.advanceTimersByTimeAsync(zoom.attachDelay);
}

const picture = '<main class="prose"><img src="/a.png" alt="A"></main>';

describe('startZoom', () => {
  beforeAll(() => {
    jest.useFakeTimers();
    startZoom();
  });
  afterAll(() => void jest.useRealTimers());
  beforeEach(() => {
    loads = 0;
    isBroken = false;
    attachZoom.mockClear();
  });

  it('ZOM-01 asks for nothing on a page without pictures', async () => {
    await visit('<main class="prose"><p>Text</p></main>');
    expect(loads).toBe(0);
    await visit(picture);
    expect(loads).toBe(1);
  });

  it('ZOM-11 is silent when its code fails, and tries again on the next page', async () => {
    const say = (['log', 'warn', 'error'] as const).map((name) => jest.spyOn(console, name));
    isBroken = true;
    await visit(picture);
    expect(loads).toBe(1);
    expect(attachZoom).not.toHaveBeenCalled();
    for (const spy of say) expect(spy).not.toHaveBeenCalled();
    isBroken = false;
    await visit(picture);
    expect(attachZoom).toHaveBeenCalledTimes(1);
  });
});
