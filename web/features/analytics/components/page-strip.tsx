import './page-strip.css';
import type { ConfusingManual } from '../../../../contracts/analytics/analytics.ts';
import { FigureCaption, Plate } from '../../../ui/picture/plate.tsx';
import { toCells } from '../page-cells.ts';
import { texts } from '../texts.ts';

const words = texts.pages;

type PageStripProps = {
  manual: ConfusingManual & { pages: number };
  /** The page whose questions are shown; null for none. */
  open: number | null;
  onOpen: (page: number | null) => void;
  /** The id of the list that a pressed page opens. */
  listId: string;
};

/** The pages of a manual side by side. Pages with unhelped questions can be pressed; those with more are darker. */
export function PageStrip({ manual, open, onOpen, listId }: PageStripProps) {
  const most = Math.max(...manual.confused.map(({ questions }) => questions));
  return (
    <>
      <Plate>
        <ol className="page-strip py-1" aria-label={words.label(manual.title)}>
          {toCells(manual.pages, manual.confused).map(({ first, last, printed, questions, shade }) => (
            <li key={first} data-run={last > first}>
              {questions === 0 ? (
                <span className="page-cell">{words.quiet(first, last)}</span>
              ) : (
                <button
                  type="button"
                  className="page-cell"
                  data-shade={shade}
                  aria-label={words.page({ page: first, printed }, questions)}
                  title={words.page({ page: first, printed }, questions)}
                  aria-expanded={open === first}
                  aria-controls={open === first ? listId : undefined}
                  onClick={() => onOpen(open === first ? null : first)}
                >
                  {printed ?? first}
                </button>
              )}
            </li>
          ))}
        </ol>
      </Plate>
      <FigureCaption
        number={words.figure}
        keys={[
          { swatch: 'bg-wash border border-line', label: words.none },
          { swatch: 'bg-ink', label: words.most(most) },
        ]}
      >
        {words.caption}
      </FigureCaption>
    </>
  );
}
