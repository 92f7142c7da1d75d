import { type ReactNode, useId } from 'react';
import { classNames } from '../../lib/browser/class-names.ts';

type SectionProps = {
  /** Numeral, "1.2"; left out if sections are not numbered. */
  numeral?: string;
  title: ReactNode;
  /** A link or a button to the right of the heading. */
  aside?: ReactNode;
  className?: string;
  children: ReactNode;
};

/** A part of a screen: a 2 px rule, a numeral, a heading. */
export function Section({ numeral, title, aside, className, children }: SectionProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={classNames('mt-12 border-t-2 border-ink pt-2.5 first:mt-0 max-md:mt-8', className)}
    >
      <header className="mb-4 flex flex-wrap items-baseline gap-3">
        <h2 id={id} className="flex items-baseline gap-3.5 text-16 font-semibold">
          {numeral && <span className="numeral text-ink-3">{numeral}</span>}
          {title}
        </h2>
        {aside && <div className="ml-auto max-w-full">{aside}</div>}
      </header>
      {children}
    </section>
  );
}
