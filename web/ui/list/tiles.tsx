import type { ReactNode } from 'react';
import { Link } from 'react-router';

export type Tile = {
  href: string;
  title: string;
  /** One short line. */
  detail?: ReactNode;
  /** A drawing of 52 px. */
  art: ReactNode;
};

/** Links to other screens, three in a frame. */
export function Tiles({ items }: { items: readonly Tile[] }) {
  return (
    <ul className="grid grid-cols-3 border border-line max-md:grid-cols-1">
      {items.map(({ href, title, detail, art }) => (
        <li
          key={href}
          className="not-first:border-l not-first:border-hair max-md:not-first:border-t max-md:not-first:border-l-0"
        >
          <Link
            to={href}
            className="flex h-full items-center gap-3.5 px-4.5 py-4 text-ink no-underline transition-colors hover:bg-wash"
          >
            <span className="size-13 flex-none">{art}</span>
            <span className="min-w-0">
              <b className="block">{title}</b>
              {detail && <span className="block text-13 text-ink-2">{detail}</span>}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
