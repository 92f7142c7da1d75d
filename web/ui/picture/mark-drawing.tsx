import { useIdentity } from '../../lib/browser/identity.ts';

/** The installation's mark and name, for use in links. @param props.name another name, to preview it */
export function MarkDrawing({ name }: { name?: string }) {
  const { brandName } = useIdentity();
  return (
    <>
      <svg viewBox="0 0 22 24" aria-hidden="true" className="h-6 w-[22px] flex-none">
        <path d="M1 1h12l4 4v18H1Z" fill="none" stroke="currentColor" strokeWidth="1.6" />
        <path d="M17 10h5v6h-5Z" fill="currentColor" />
        <path d="M5 9h8M5 13h8M5 17h5" stroke="currentColor" strokeWidth="1.6" />
      </svg>
      <span className="min-w-0 wrap-anywhere">{name ?? brandName}</span>
    </>
  );
}

/** Classes of a link that holds the mark. */
export const MARK_STYLE =
  'inline-flex items-center gap-2.5 text-[17px] leading-6 font-semibold tracking-tight text-ink no-underline';
