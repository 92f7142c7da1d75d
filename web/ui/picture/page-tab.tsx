import './page-tab.css';
import { classNames } from '../../lib/browser/class-names.ts';
import { texts } from '../page/texts.ts';

type PageTabProps = {
  /** Page, from 1; null for files without pages, for which only `title` is shown. */
  page: number | null;
  /** Last page, if the passage runs over several. */
  pageEnd?: number | null | undefined;
  /** Pages in words, where they are not those of the file, and all that there is to say of them. */
  label?: { text: string; hint: string } | undefined;
  /** Short title of the manual if there are several, or of the section in a file without pages. */
  title?: string | undefined;
  /** Address, which makes the tab a link. */
  href?: string | undefined;
  /** Handler, which makes the tab a button. */
  onClick?: (() => void) | undefined;
  className?: string | undefined;
};

function pageText(page: number, pageEnd: number | null | undefined): string {
  return pageEnd && pageEnd > page ? texts.places(page, pageEnd) : texts.place(page);
}

/** A tab that shows on which page of a manual something is. Text without a tab is our own. */
export function PageTab({ page, pageEnd, label, title, href, onClick, className }: PageTabProps) {
  const content = (
    <>
      {label?.text ?? (page !== null && pageText(page, pageEnd))}
      {title && <span className="page-tab-title">{title}</span>}
      <span className="page-tab-hit" aria-hidden="true" />
    </>
  );
  const style = classNames('page-tab', className);
  if (href !== undefined) {
    return (
      <a className={style} title={label?.hint} href={href} target="_blank" rel="noreferrer" onClick={onClick}>
        {content}
      </a>
    );
  }
  if (onClick) {
    return (
      <button type="button" className={style} title={label?.hint} onClick={onClick}>
        {content}
      </button>
    );
  }
  return (
    <span className={style} title={label?.hint}>
      {content}
    </span>
  );
}
