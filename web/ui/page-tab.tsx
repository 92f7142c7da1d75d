import './page-tab.css';
import { classNames } from '../lib/class-names.ts';
import { texts } from './texts.ts';

type PageTabProps = {
  /** 1-based page; null for files without pages, where `title` stands alone. */
  page: number | null;
  /** Last page when the passage runs over several. */
  pageEnd?: number | null | undefined;
  /** Short title of the manual when there are several, or of the section of a file without pages. */
  title?: string | undefined;
  /** Makes it a link. */
  href?: string | undefined;
  /** Makes it a button. */
  onClick?: (() => void) | undefined;
  className?: string | undefined;
};

function pageText(page: number, pageEnd: number | null | undefined): string {
  return pageEnd && pageEnd > page ? texts.places(page, pageEnd) : texts.place(page);
}

/** The sign that something stands in a manual, and where. What carries none is our word. */
export function PageTab({ page, pageEnd, title, href, onClick, className }: PageTabProps) {
  const content = (
    <>
      {page !== null && pageText(page, pageEnd)}
      {title && <span className="page-tab-title">{title}</span>}
      <span className="page-tab-hit" aria-hidden="true" />
    </>
  );
  const style = classNames('page-tab', className);
  if (href !== undefined) {
    return (
      <a className={style} href={href} target="_blank" rel="noreferrer" onClick={onClick}>
        {content}
      </a>
    );
  }
  if (onClick) {
    return (
      <button type="button" className={style} onClick={onClick}>
        {content}
      </button>
    );
  }
  return <span className={style}>{content}</span>;
}
