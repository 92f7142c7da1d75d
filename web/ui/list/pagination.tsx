import { Link, Navigate } from 'react-router';
import { texts } from '../page/texts.ts';
import { shownPages } from './shown-pages.ts';

type PaginationProps = {
  /** The current page, from 1. */
  page: number;
  /** Rows per page. */
  limit: number;
  /** Number of all rows. */
  total: number;
  /** Gives the address of a page. Links with `?page=` keep Back and sharing working. */
  hrefFor: (page: number) => string;
};

/** The true total and links to the pages; nothing if there is only one. A page after the last leads to the last. */
export function Pagination({ page, limit, total, hrefFor }: PaginationProps) {
  const pages = Math.ceil(total / limit);
  if (total > 0 && page > pages) return <Navigate to={hrefFor(pages)} replace />;
  if (pages <= 1) return null;
  const first = (page - 1) * limit + 1;
  return (
    <nav aria-label={texts.pages} className="flex flex-wrap items-center gap-3 pt-2.5 text-13 text-ink-2">
      <span className="tabular-nums">{texts.rows(first, Math.min(first + limit - 1, total), total)}</span>
      <ul className="-mr-2 ml-auto flex font-mono">
        {shownPages(page, pages).map((shown, index, all) => (
          <li key={shown} className="flex">
            {index > 0 && shown - (all[index - 1] ?? shown) > 1 && (
              <span className="grid min-w-8 place-items-center">…</span>
            )}
            <Link
              to={hrefFor(shown)}
              aria-label={texts.page(shown)}
              aria-current={shown === page ? 'page' : undefined}
              className="grid h-8 min-w-8 place-items-center border-b-2 border-transparent text-ink-2 no-underline hover:bg-wash aria-[current]:border-ink aria-[current]:font-medium aria-[current]:text-ink max-sm:h-ctl max-sm:min-w-ctl"
            >
              {shown}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
