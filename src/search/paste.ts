import { condense } from './model/condense';

interface Paste {
  currentTarget: EventTarget | null;
  clipboardData: DataTransfer | null;
  preventDefault: () => void;
}

/** Pastes into a field what finds most of a text that is too long for it; a browser would keep its beginning. */
export function pasteCondensed(event: Paste): void {
  const { currentTarget: field, clipboardData } = event;
  if (!(field instanceof HTMLInputElement)) return;
  const { value, maxLength, selectionStart, selectionEnd } = field;
  const from = selectionStart ?? value.length;
  const to = selectionEnd ?? value.length;
  const room = maxLength - value.length + to - from;
  const text = clipboardData?.getData('text/plain') ?? '';
  if (text.length <= room) return;
  event.preventDefault();
  field.setRangeText(condense(text, room), from, to, 'end');
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
