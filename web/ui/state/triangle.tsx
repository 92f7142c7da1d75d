import { classNames } from '../../lib/browser/class-names.ts';

/** The warning triangle of labels and errors; `mark` is the text colour class of the sign inside it. */
export function Triangle({ mark = 'text-paper', className }: { mark?: string; className?: string }) {
  return (
    <svg viewBox="0 0 20 18" aria-hidden="true" className={classNames('flex-none', className)}>
      <path d="M10 1 19 17H1Z" fill="currentColor" />
      <g className={mark}>
        <path d="M10 6.2v5.4" stroke="currentColor" strokeWidth="2" />
        <circle cx="10" cy="14.2" r="1.2" fill="currentColor" />
      </g>
    </svg>
  );
}
