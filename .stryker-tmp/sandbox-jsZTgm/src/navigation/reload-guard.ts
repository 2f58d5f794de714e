import { readSessionItem, writeSessionItem } from '../browser/storage';

const key = 'site.reload';
/** Milliseconds. */
const guardTime = 30_000;

/** Whether this address was loaded in full within the last 30 s because a preload failed. */
export function wasJustReloaded(href: string, now = Date.now()): boolean {
  const [time, address] = splitStamp(readSessionItem(key));
  return address === href && now - time < guardTime;
}

/** Remembers the full load that follows. */
export function stampReload(href: string, now = Date.now()): void {
  writeSessionItem(key, `${now} ${href}`);
}

function splitStamp(stamp: string | null): [number, string] {
  const [time = '0', ...rest] = (stamp ?? '').split(' ');
  return [Number(time) || 0, rest.join(' ')];
}
