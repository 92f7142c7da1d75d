import { useState } from 'react';
import { useAnswerFrame } from '../answer/answer-context.ts';
import type { PhotoMatch as Match } from '../answer/answer-parts.ts';
import { texts } from '../shell/texts.ts';

/** The problem that was recognised in a photo: the company's own picture of it, and its solution. */
export function PhotoMatch({ match }: { match: Match }) {
  const { companyName } = useAnswerFrame();
  const [isBroken, setIsBroken] = useState(false);
  const { errorTitle, errorDescription, solution, url } = match;
  return (
    <section className="border border-ink bg-sheet">
      <header className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-ink px-3.5 py-1.5">
        <h3 className="text-14 font-semibold wrap-anywhere">{errorTitle}</h3>
        <span className="text-12 text-ink-2">{texts.photo.from(companyName)}</span>
      </header>
      <div className="answer-text grid gap-3 px-3.5 pt-2.5 pb-3.5">
        {!isBroken && (
          <img
            src={url}
            alt={errorTitle}
            className="max-h-72 max-w-full border border-hair"
            onError={() => setIsBroken(true)}
          />
        )}
        {errorDescription && <p className="text-14 whitespace-pre-line text-ink-2">{errorDescription}</p>}
        {solution && <p className="whitespace-pre-line wrap-anywhere">{solution}</p>}
      </div>
    </section>
  );
}
