import { useEffect } from 'react';
import { CLOSE_MESSAGE } from '../../../contracts/embed-frame.ts';

/**
 * In a frame of another site: Escape that nothing in the chat wanted is passed on to the page around, which does not
 * hear what is typed in here.
 */
export function useEmbedding(): void {
  useEffect(() => {
    if (window.parent === window) return;
    const handleKeyDown = (event: KeyboardEvent) => {
      // A dialog is closed by its own Escape, after this.
      const isTaken = event.defaultPrevented || document.querySelector('dialog[open]') !== null;
      // Whoever frames the chat may know that its reader pressed Escape, so any origin is told.
      if (event.key === 'Escape' && !isTaken) window.parent.postMessage(CLOSE_MESSAGE, '*');
    };
    window.addEventListener('keydown', handleKeyDown);
    return () => window.removeEventListener('keydown', handleKeyDown);
  }, []);
}
