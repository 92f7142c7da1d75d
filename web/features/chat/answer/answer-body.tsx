import type { ReactNode } from 'react';
import { keyed } from '../../../lib/browser/keyed.ts';
import { AnswerPart } from './answer-part.tsx';
import type { AnswerPart as Part } from './answer-parts.ts';
import { FoldContent, foldLabel } from './fold/fold-content.tsx';
import { FoldRow, type RowFold } from './fold/fold-row.tsx';

type AnswerBodyProps = {
  parts: readonly Part[];
  messageId: string;
  /** Further folds, such as the page that the answer stands on. */
  folds?: readonly RowFold[];
  /** What follows the procedure step by step, if there is one. */
  action?: ReactNode;
};

const isLast = ({ kind }: Part): boolean => kind === 'places';

/** An answer in one glance: what answers, then a row of all that is folded, then other places, a line each. */
export function AnswerBody({ parts, messageId, folds = [], action }: AnswerBodyProps) {
  const own = parts.flatMap((part): RowFold[] =>
    part.kind === 'fold'
      ? [
          {
            id: part.of,
            label: foldLabel(part),
            content: <FoldContent fold={part} messageId={messageId} />,
            isOpen: part.of === 'figures' && part.isAnswer,
          },
        ]
      : [],
  );
  const row = [...own, ...folds];
  const show = (shown: readonly Part[]) =>
    keyed(shown, ({ kind }) => kind).map(({ key, item }) => (
      <AnswerPart key={key} part={item} messageId={messageId} />
    ));
  return (
    <>
      {show(parts.filter((part) => part.kind !== 'fold' && !isLast(part)))}
      {(row.length > 0 || action) && <FoldRow folds={row} action={action} />}
      {show(parts.filter(isLast))}
    </>
  );
}
