import type { ManualProgress } from '../../../../contracts/manuals/manuals.ts';
import { keyed } from '../../../lib/browser/keyed.ts';
import { splitHeading } from '../heading.ts';
import { texts } from '../texts.ts';

const words = texts.found;

const MAX_SHOWN = 8;

type FoundOutlineProps = { found: ManualProgress['found'] };

/** The headings found so far, newest last. If there are many, the earlier ones are only counted. */
export function FoundOutline({ found }: FoundOutlineProps) {
  if (found.length === 0) return null;
  const earlier = Math.max(0, found.length - MAX_SHOWN);
  // Keys are given before earlier headings are left out, so that a heading keeps its key while more are found.
  const shown = keyed(found, ({ heading, page }) => `${page} ${heading}`)
    .slice(earlier)
    .map(({ key, item }) => ({ key, ...splitHeading(item.heading), page: item.page }));
  const isNumbered = shown.some(({ numeral }) => numeral !== '');
  return (
    <div className="mt-3.5 border-t border-hair pt-2.5 text-13">
      <p className="flex justify-between gap-3 py-1">
        <b className="font-medium">{words.title}</b>
        {earlier > 0 && <span className="text-ink-2 tabular-nums">{words.latest(found.length)}</span>}
      </p>
      <ul>
        {shown.map(({ key, numeral, title, page }) => (
          <li key={key} className="flex items-baseline py-1">
            {isNumbered && <span className="numeral mr-2.5 min-w-6 flex-none text-ink-3">{numeral}</span>}
            <span className="line-clamp-2 min-w-0">{title}</span>
            {page !== null && (
              <>
                <span aria-hidden="true" className="leader-dots" />
                <span className="text-ink-2 tabular-nums">
                  <span className="sr-only">{words.page} </span>
                  {page}
                </span>
              </>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
