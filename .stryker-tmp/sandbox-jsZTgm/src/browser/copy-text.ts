/** How long a success message shows, in milliseconds. */
export const copiedTime = 1000;

/**
 * Copies text with the Clipboard API, otherwise with `execCommand`. Resolves to whether it worked; never rejects.
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
 * Copies text that is still loading. Passes a promise to the clipboard, because Safari only allows copying during the
 * click. Resolves to whether it worked; rejects if the text fails to load.
 */
export async function copyWhenReady(text: Promise<string>): Promise<boolean> {
  const blob = text.then((value) => new Blob([value], { type: 'text/plain' }));
  // Prevents an unhandled rejection: the clipboard may refuse before the text fails to load.
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
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- fallback if the Clipboard API is missing or refused
    done = document.execCommand('copy');
  } catch {
    done = false;
  }
  area.remove();
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  return done;
}
