/** Whether the page of the address is on screen. */
export type PageStatus =
  | { status: 'shown' }
  | {
      status: 'loading';
      /** The text in the article's place belongs to the address: it stays readable. */
      keepsText: boolean;
    }
  | {
      status: 'failed';
      keepsText: boolean;
      /** Text of the error. */
      message: string;
      retry: () => void;
      /** The reader goes on with the page on screen. */
      dismiss?: () => void;
    };

let current: PageStatus = { status: 'shown' };
let draw: ((status: PageStatus) => void) | null = null;

/** Says who shows the status in the article's place. */
export function setPageStatusRenderer(listener: (status: PageStatus) => void): void {
  draw = listener;
}

export function setPageStatus(status: PageStatus): void {
  if (status.status === 'shown' && current.status === 'shown') return;
  current = status;
  // The navbar must not be brought back while the reader looks at something else.
  if (status.status !== 'shown') delete document.documentElement.dataset.navbar;
  draw?.(status);
}
