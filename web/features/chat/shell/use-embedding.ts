import { useEffect } from 'react';
import { CLOSE_MESSAGE } from '../../../../contracts/chat/embed-frame.ts';

/**
 * In a frame of another site, passes Escape on to the page around if nothing in the chat uses it, because that page
 * gets no key events of the frame.
 */
export function useEmbedding(): void {
  useEffect(() => {
    if (window.parent === window) return;
    const handleKeyDown = (event: KeyboardEvent) => {
      // An open dialog handles Escape itself, after this listener.
      const isTaken = event.defaultPrevented || document.querySelector('dialog[open]') !== null;
      // Any origin is told, since it is no secret that the reader pressed Escape.
      if (event.key === 'Escape' && !isTaken) window.parent.postMessage(CLOSE_MESSAGE, '*');
    };
    window.addEventListener('keydown', handleKeyDown);
    return () => window.removeEventListener('keydown', handleKeyDown);
  }, []);
}
