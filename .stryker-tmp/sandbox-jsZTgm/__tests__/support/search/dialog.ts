/** What jsdom lacks of dialogs and layout, as far as search needs it. */
export function installDialog(): void {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  HTMLElement.prototype.hidePopover = () => undefined;
  // Everything is visible.
  Element.prototype.getClientRects = () => [{}] as unknown as DOMRectList;
  Element.prototype.scrollTo = () => undefined;
}
