import { useState } from 'react';
import { texts } from '../shell/texts.ts';
import type { Figure } from './answer-parts.ts';

/** A figure of the manual with its number and caption. */
export function AnswerFigure({ figure }: { figure: Figure }) {
  const [isBroken, setIsBroken] = useState(false);
  const { label, caption, page, url } = figure;
  // Many captions begin with the number, which is already shown before them.
  const words = label && caption.startsWith(label) ? caption.slice(label.length).trimStart() : caption;
  return (
    <figure>
      <div className="isolate border border-hair bg-page p-2">
        {isBroken ? (
          <p className="p-4 text-center text-14 text-ink-2">{texts.answer.brokenFigure}</p>
        ) : (
          <img
            src={url}
            alt={caption || label || texts.answer.figure}
            loading="lazy"
            className="figure-picture mx-auto max-h-96 max-w-full"
            onError={() => setIsBroken(true)}
          />
        )}
      </div>
      <figcaption className="mt-2 flex flex-wrap gap-x-2.5 text-12 text-ink-2">
        {label && <b className="font-mono font-medium text-ink">{label}</b>}
        <span className="min-w-0 flex-1 basis-40">{words}</span>
        {page !== null && <span className="font-mono">{texts.place(page)}</span>}
      </figcaption>
    </figure>
  );
}
