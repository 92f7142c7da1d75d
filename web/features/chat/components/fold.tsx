import { ChevronRight } from 'lucide-react';
import type { FoldPart } from '../answer-parts.ts';
import { texts } from '../texts.ts';
import { QuoteSheet } from './quote-sheet.tsx';

/** What belongs to the answer and is not needed at a glance, behind a line that opens it. */
export function Fold({ fold: { of, text, sheets }, messageId }: { fold: FoldPart; messageId: string }) {
  const count = sheets.reduce((sum, sheet) => sum + sheet.steps.length, 0);
  const label = {
    passage: texts.answer.showPassage,
    table: texts.answer.showTable,
    steps: texts.answer.showSteps(count),
  }[of];
  return (
    <details className="fold min-w-0">
      <summary className="flex min-h-11 cursor-pointer items-center gap-1.5 text-14 text-cite">
        <ChevronRight size={16} aria-hidden="true" className="fold-mark" />
        {label}
      </summary>
      <div className="grid gap-3.5 pb-1.5">
        {text !== '' && (
          <blockquote className="answer-text border-l-3 border-l-hair pl-3.5 whitespace-pre-line wrap-anywhere">
            {text}
          </blockquote>
        )}
        {sheets.map((sheet) => (
          <QuoteSheet key={sheet.index} sheet={sheet} messageId={messageId} />
        ))}
      </div>
    </details>
  );
}
