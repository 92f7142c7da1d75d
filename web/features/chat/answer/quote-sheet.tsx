import { CitationTab } from '../pages/citation-tab.tsx';
import { headingParts } from '../pages/page-label.ts';
import type { Sheet, Step } from '../shell/sheets.ts';
import { Steps } from '../steps/steps.tsx';
import { useAnswerFrame } from './answer-context.ts';
import type { LabelPart } from './answer-parts.ts';
import { AnswerTable } from './answer-table.tsx';
import { ReadOn } from './fold/read-on.tsx';

type QuoteSheetProps = {
  sheet: Sheet;
  /** Labels that are printed before a step of it. */
  labels?: ReadonlyMap<Step, LabelPart[]> | undefined;
  messageId: string;
  /** Whether it is opened, and nothing of it is folded any more. */
  isWhole?: boolean;
};

/** So much of a passage is read at a glance, and so much of what leads to steps: characters. */
const GLANCE = 420;
const LEADING = 160;

/** A sheet with the manual's own words: a blue margin rule, the title of the section, and the page tab. */
export function QuoteSheet({ sheet, labels, messageId, isWhole = false }: QuoteSheetProps) {
  const { hasSeveralManuals } = useAnswerFrame();
  const { citation, index, paragraphs, steps, table } = sheet;
  const { number, text } = headingParts(citation.heading);
  return (
    <figure className="answer-sheet min-w-0 border border-l-3 border-hair border-l-cite bg-sheet">
      <figcaption className="flex items-stretch border-b border-hair">
        <span className="min-w-0 flex-1 self-center px-3.5 py-1 text-13 text-ink-2 wrap-anywhere">
          {number && <span className="mr-2.5 tabular-nums">{number}</span>}
          {text}
          {hasSeveralManuals && citation.page !== null && (
            <span className="block text-12 text-ink-3 sm:hidden">{citation.title}</span>
          )}
        </span>
        <CitationTab citation={citation} index={index} messageId={messageId} className="sheet-tab" />
      </figcaption>
      <blockquote className="answer-text grid gap-3 px-3.5 pt-2.5 pb-3">
        {(isWhole || paragraphs.length === 0 ? paragraphs : [paragraphs.join('\n')]).map((paragraph) => (
          <p key={paragraph} className="whitespace-pre-line wrap-anywhere">
            {isWhole ? paragraph : <ReadOn text={paragraph} most={steps.length > 0 ? LEADING : GLANCE} />}
          </p>
        ))}
        {steps.length > 0 && <Steps steps={steps} labels={labels} messageId={messageId} />}
        {table && <AnswerTable table={table} isWhole={isWhole} />}
      </blockquote>
    </figure>
  );
}
