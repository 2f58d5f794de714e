import { loadOnce, loadStyles, startWorker } from '../../../src/browser/load';

describe('loading', () => {
  it('ERR-04 loads once, and again after a failure', async () => {
    const load = jest.fn<Promise<string>, []>().mockRejectedValueOnce(new Error('down')).mockResolvedValue('part');
    const once = loadOnce(load);
    await expect(once()).rejects.toThrow('down');
    expect(await Promise.all([once(), once()])).toEqual(['part', 'part']);
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('SOV-06 removes a style sheet that failed, so that the next attempt asks for it again', async () => {
    Object.assign(globalThis, { CSS: { escape: (value: string) => value } });
    const links = (): NodeListOf<HTMLLinkElement> => document.querySelectorAll('link[data-lazy]');
    const failing = loadStyles('/a.css');
    links()[0]?.dispatchEvent(new Event('error'));
    await expect(failing).rejects.toThrow('/a.css');
    expect(links()).toHaveLength(0);
    const both = Promise.all([loadStyles('/a.css'), loadStyles('/a.css')]);
    expect(links()).toHaveLength(1);
    links()[0]?.dispatchEvent(new Event('load'));
    await both;
    expect(links()[0]?.rel).toBe('stylesheet');
  });

  it('takes a worker as started when it speaks, and as failed when it cannot be loaded or made', async () => {
    const make = (): Worker => Object.assign(new EventTarget(), { terminate: () => undefined }) as unknown as Worker;
    const good = make();
    const started = startWorker(() => good);
    good.dispatchEvent(new MessageEvent('message'));
    expect(await started).toBe(good);
    const bad = make();
    const failing = startWorker(() => bad);
    bad.dispatchEvent(new Event('error'));
    await expect(failing).rejects.toThrow('could not be loaded');
    await expect(
      startWorker(() => {
        throw new DOMException('blocked', 'SecurityError');
      }),
    ).rejects.toThrow('blocked');
  });
});
