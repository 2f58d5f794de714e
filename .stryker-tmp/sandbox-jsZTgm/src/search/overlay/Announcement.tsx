import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';

/** Debounce in milliseconds. */
const delay = 500;

/** Announces a text to screen readers once it has stopped changing. */
export function Announcement({ text }: { text: string }): ReactNode {
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(text), delay);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <div role="status" className="visually-hidden">
      {announced}
    </div>
  );
}
