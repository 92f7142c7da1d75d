import { keyed } from '../../../../lib/browser/keyed.ts';
import { texts } from '../../shell/texts.ts';
import { AnswerFigure } from '../answer-figure.tsx';
import type { FoldPart } from '../answer-parts.ts';
import { QuoteSheet } from '../quote-sheet.tsx';

/** What the button says that opens it. */
export function foldLabel(fold: FoldPart): string {
  switch (fold.of) {
    case 'passage':
      return texts.answer.showPassage;
    case 'table':
      return texts.answer.showTable;
    case 'rows':
      return texts.answer.showRows(fold.sheets.length);
    case 'steps':
      return texts.answer.showSteps(fold.count);
    case 'figures':
      return texts.answer.showFigures(fold.figures.length);
  }
}

/** What belongs to the answer and is not needed at a glance. */
export function FoldContent({ fold, messageId }: { fold: FoldPart; messageId: string }) {
  if (fold.of === 'passage')
    return (
      <blockquote className="answer-text border-l-3 border-l-hair pl-3.5 whitespace-pre-line wrap-anywhere">
        {fold.text}
      </blockquote>
    );
  if (fold.of === 'figures')
    return keyed(fold.figures, ({ label, caption }) => `${label} ${caption}`).map(({ key, item }) => (
      <AnswerFigure key={key} figure={item} />
    ));
  return keyed(fold.sheets, ({ citation }) => citation.quote).map(({ key, item }) => (
    <QuoteSheet
      key={key}
      sheet={item}
      labels={fold.of === 'steps' ? fold.labels : undefined}
      messageId={messageId}
      isWhole
    />
  ));
}
