import { startWorker } from '../../../src/browser/load';
import { SendError, sendForBytes, sendForJson } from '../../../src/browser/send';
import {
  fileUrl,
  forgetIndex,
  loadFirstFiles,
  prepareIndex,
  startEngine,
} from '../../../src/search/providers/embedded/index-source';
import { searchFilesVersion } from '../../../src/shared/search-record';

jest.mock('../../../src/browser/load', () => ({
  ...jest.requireActual<object>('../../../src/browser/load'),
  startWorker: jest.fn(),
}));
jest.mock('../../../src/browser/send', () => ({
  ...jest.requireActual<object>('../../../src/browser/send'),
  sendForBytes: jest.fn(),
  sendForJson: jest.fn(),
}));

const manifest = { v: searchFilesVersion, titles: 'titles.1.json', shards: [] };
const bytes = new ArrayBuffer(4);
const worker = {} as Worker;
beforeEach(() => {
  forgetIndex();
  jest.mocked(sendForJson).mockReset().mockResolvedValue(manifest);
  jest.mocked(sendForBytes).mockReset().mockResolvedValue(bytes);
  jest.mocked(startWorker).mockReset().mockResolvedValue(worker);
});

describe('the index of the site', () => {
  it('SRQ-10 begins with its table of contents and the titles that it names, each asked for once', async () => {
    expect(await loadFirstFiles()).toEqual({ manifest, titles: bytes });
    await loadFirstFiles();
    expect(jest.mocked(sendForJson).mock.calls).toEqual([[fileUrl('manifest.json')]]);
    expect(jest.mocked(sendForBytes).mock.calls).toEqual([[fileUrl('titles.1.json')]]);
    expect(fileUrl('titles.1.json')).toBe('/search/titles.1.json');
  });

  it.each([
    ['nothing', null],
    ['of another version', { ...manifest, v: searchFilesVersion + 1 }],
    ['without titles', { ...manifest, titles: undefined }],
    ['without texts', { ...manifest, shards: {} }],
  ])('SST-03 is missing when its table of contents is %s', async (_name, other) => {
    jest.mocked(sendForJson).mockResolvedValue(other);
    await expect(loadFirstFiles()).rejects.toMatchObject({ name: 'MissingIndex' });
    expect(sendForBytes).not.toHaveBeenCalled();
  });

  it('ERR-04 is asked for again after a failure', async () => {
    jest.mocked(sendForJson).mockRejectedValueOnce(new SendError('network', 'offline'));
    await expect(loadFirstFiles()).rejects.toThrow('offline');
    expect(await loadFirstFiles()).toEqual({ manifest, titles: bytes });
  });

  it('NAV-21 is asked for again, worker and files, when it was given up', async () => {
    await Promise.all([startEngine(), loadFirstFiles()]);
    await Promise.all([startEngine(), loadFirstFiles()]);
    expect(startWorker).toHaveBeenCalledTimes(1);
    forgetIndex();
    await Promise.all([startEngine(), loadFirstFiles()]);
    expect(startWorker).toHaveBeenCalledTimes(2);
    expect(sendForJson).toHaveBeenCalledTimes(2);
  });

  it('SOV-06 is fetched ahead; a failure then shows to nobody, and the search begins again', async () => {
    const unhandled = jest.fn();
    process.on('unhandledRejection', unhandled);
    jest.mocked(startWorker).mockRejectedValueOnce(new Error('blocked'));
    jest.mocked(sendForJson).mockRejectedValueOnce(new SendError('network', 'offline'));
    prepareIndex();
    await new Promise((resolve) => setTimeout(resolve));
    process.off('unhandledRejection', unhandled);
    expect(unhandled).not.toHaveBeenCalled();
    expect(
      [jest.mocked(startWorker).mock.calls, jest.mocked(sendForJson).mock.calls].map(({ length }) => length),
    ).toEqual([1, 1]);
    expect(await startEngine()).toBe(worker);
    expect(await loadFirstFiles()).toEqual({ manifest, titles: bytes });
  });
});
