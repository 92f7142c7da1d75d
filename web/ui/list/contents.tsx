import './contents.css';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { formatNumber } from '../../lib/text/format.ts';
import type { Place } from '../page/shell-context.ts';
import { texts } from '../page/texts.ts';

/** A chapter of the contents, with its `ChapterCount` where it has one. */
export type Chapter = { numeral: string; label: string; href: string; count?: ReactNode };

type ContentsProps = {
  chapters: readonly Chapter[];
  place: Place | null;
  /** Whether the numerals are those of an appendix ("A2"), which are a letter wider. */
  isAppendix?: boolean;
};

const chapterOf = (numeral: string) => numeral.split('.')[0];

/** The list in the sidebar: numeral, name, leader dots, count. Below the current chapter is its current screen. */
export function Contents({ chapters, place, isAppendix }: ContentsProps) {
  return (
    <nav aria-label={texts.contents} className="contents" data-appendix={isAppendix || undefined}>
      <ul>
        {chapters.map(({ numeral, label, href, count }) => {
          const isCurrent = place !== null && chapterOf(place.numeral) === numeral;
          const isInside = isCurrent && place.numeral !== numeral;
          return (
            <li key={numeral}>
              <Link
                to={href}
                className="contents-entry"
                aria-current={isCurrent ? (isInside ? 'true' : 'page') : undefined}
              >
                <span className="contents-numeral numeral">{numeral}</span>
                {label}
                {count}
              </Link>
              {isInside && (
                <p className="contents-place">
                  <span className="numeral">{place.numeral}</span>
                  <span className="truncate">{place.title}</span>
                </p>
              )}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

/** How many there are in a chapter, after leader dots; nothing for none, and while it is not known. */
export const ChapterCount = ({ value }: { value: number | undefined }) =>
  value ? (
    <>
      <span className="leader-dots" aria-hidden="true" />
      <span className="font-mono text-13 font-normal text-ink-2">{formatNumber(value)}</span>
    </>
  ) : null;
