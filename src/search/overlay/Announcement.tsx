import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';

/** So long nothing new must have happened before it is said. */
const delay = 500;

/** Says a text to those who do not see the screen, once it has settled. */
export function Announcement({ text }: { text: string }): ReactNode {
  const [said, setSaid] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), delay);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <div role="status" className="visually-hidden">
      {said}
    </div>
  );
}
