import { readFile } from 'node:fs/promises';
import { Bodies } from '../../../../scripts/server/bodies.mjs';

jest.mock('node:fs/promises', () => ({ readFile: jest.fn() }));

/** How often each file was read. */
let reads: Record<string, number>;
let fail: (reason: Error) => void;

beforeEach(() => {
  reads = {};
  jest.mocked(readFile).mockImplementation((file) => {
    const name = file as string;
    reads[name] = (reads[name] ?? 0) + 1;
    return name === 'slow' ? new Promise((_, reject) => (fail = reject)) : Promise.resolve(Buffer.alloc(400));
  });
});

/** Lets what waits for a body go on. */
const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

describe('Bodies', () => {
  it('reads a file once, and again when others needed its room', async () => {
    const bodies = new Bodies(800);
    for (const name of ['a', 'b', 'a', 'c']) await bodies.get(name, 'identity');
    await settle();
    await bodies.get('b', 'identity');
    expect(reads).toEqual({ a: 1, b: 1, c: 1 });
    await bodies.get('a', 'identity');
    expect(reads).toEqual({ a: 2, b: 1, c: 1 });
  });

  it('makes room without waiting for a body that may fail; its failure is told to who asked for it', async () => {
    const bodies = new Bodies(400);
    const slow = bodies.get('slow', 'identity');
    for (const name of ['a', 'b']) await bodies.get(name, 'identity');
    await settle();
    await bodies.get('a', 'identity');
    expect(reads.a).toBe(2);
    fail(new Error('gone'));
    await expect(slow).rejects.toThrow('gone');
    const again = bodies.get('slow', 'identity');
    expect(reads.slow).toBe(2);
    fail(new Error('gone again'));
    await expect(again).rejects.toThrow('gone again');
  });

  it('does not count what was forgotten while it was read', async () => {
    const bodies = new Bodies(800);
    const former = bodies.get('a', 'identity');
    bodies.clear();
    await former;
    for (const name of ['b', 'c', 'b', 'c']) await bodies.get(name, 'identity');
    await settle();
    await bodies.get('b', 'identity');
    expect(reads).toEqual({ a: 1, b: 1, c: 1 });
  });
});
