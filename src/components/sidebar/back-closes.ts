import { useEffect, useRef } from 'react';
import { backCloses } from '../../navigation/back-closes';

/** `backCloses` for as long as a component is mounted. Returns the function that removes the entry. */
export function useBackCloses(onClose: () => void): () => void {
  const close = useRef(onClose);
  const end = useRef<(leaves: boolean) => void>(null);

  useEffect(() => {
    close.current = onClose;
  }, [onClose]);

  useEffect(() => {
    end.current = backCloses(() => close.current());
    return () => end.current?.(false);
  }, []);

  return () => end.current?.(true);
}
