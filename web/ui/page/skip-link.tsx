import { MAIN_ID } from './page.tsx';
import { texts } from './texts.ts';

/** A link that is the first stop of the keyboard and jumps over the contents. */
export function SkipLink() {
  return (
    <a
      href={`#${MAIN_ID}`}
      className="fixed top-2 left-2 z-50 -translate-y-20 bg-ink px-4 py-2.5 text-paper focus-visible:translate-y-0 print:hidden"
    >
      {texts.skip}
    </a>
  );
}
