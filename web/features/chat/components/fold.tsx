import type { FoldPart } from '../answer-parts.ts';
import { texts } from '../texts.ts';
import { QuoteSheet } from './quote-sheet.tsx';
import { Unfolding } from './unfolding.tsx';

/** What belongs to the answer and is not needed at a glance. */
export function Fold({ fold: { of, text, sheets }, messageId }: { fold: FoldPart; messageId: string }) {
  const count = sheets.reduce((sum, sheet) => sum + sheet.steps.length, 0);
  const label = {
    passage: texts.answer.showPassage,
    table: texts.answer.showTable,
    steps: texts.answer.showSteps(count),
  }[of];
  return (
    <Unfolding label={label}>
      {text !== '' && (
        <blockquote className="answer-text border-l-3 border-l-hair pl-3.5 whitespace-pre-line wrap-anywhere">
          {text}
        </blockquote>
      )}
      {sheets.map((sheet) => (
        <QuoteSheet key={sheet.index} sheet={sheet} messageId={messageId} />
      ))}
    </Unfolding>
  );
}
