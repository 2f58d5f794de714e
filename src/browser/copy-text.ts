/** How long a success shows, in milliseconds. */
export const copiedTime = 1000;

/**
 * Copies text: by the clipboard interface, else by selecting and the old command. Says whether it worked; never
 * rejects.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

/**
 * Copies text that is still on its way. Safari allows it only when the clipboard hears of it during the click, so it gets
 * the promise. Says whether copying worked; rejects when the text does not come.
 */
export async function copyWhenReady(text: Promise<string>): Promise<boolean> {
  const blob = text.then((value) => new Blob([value], { type: 'text/plain' }));
  // The clipboard may refuse before the text has failed, and then nobody listens any more.
  blob.catch(() => undefined);
  try {
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
    return true;
  } catch {
    return copyText(await text);
  }
}

function copyBySelection(text: string): boolean {
  const area = document.createElement('textarea');
  const focused = document.activeElement;
  area.value = text;
  area.style.position = 'fixed';
  area.style.opacity = '0';
  document.body.append(area);
  area.select();
  let done = false;
  try {
    // The only way left where the clipboard interface is missing or refused.
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- no other way without the clipboard interface
    done = document.execCommand('copy');
  } catch {
    done = false;
  }
  area.remove();
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  return done;
}
