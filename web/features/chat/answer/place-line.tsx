import type { ReactNode } from 'react';
import { classNames } from '../../../lib/browser/class-names.ts';
import { PageTab } from '../../../ui/picture/page-tab.tsx';

type PlaceLineProps = {
  text: string;
  page: number | null;
  pageEnd?: number | null;
  /** See `PageTab`. */
  label?: { text: string; hint: string } | undefined;
  /** Short title of the manual or section, see `PageTab`. */
  title?: string | undefined;
  isDisabled?: boolean;
  onPress: () => void;
};

/** A place of the manual on a line of its own, which opens it as a whole. */
export function PlaceLine({ text, page, pageEnd, label, title, isDisabled, onPress }: PlaceLineProps) {
  return (
    <li>
      <button type="button" className="place-line" disabled={isDisabled} onClick={onPress}>
        <span className="min-w-0 flex-1 truncate">{text}</span>
        {(page !== null || title) && (
          <PageTab
            label={label}
            page={page}
            pageEnd={pageEnd}
            title={title}
            className={classNames('sheet-tab', page !== null && 'paged-tab')}
          />
        )}
      </button>
    </li>
  );
}

/** Lines under a short title. */
export function PlaceList({ title, children }: { title: string | null; children: ReactNode }) {
  return (
    <section className="places min-w-0">
      {title !== null && <h3 className="sr-only">{title}</h3>}
      <ul className="place-list">{children}</ul>
    </section>
  );
}
