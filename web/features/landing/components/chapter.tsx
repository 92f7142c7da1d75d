import type { ReactNode } from 'react';

type ChapterProps = {
  /** Anchor of the section. */
  id: string;
  numeral: number;
  title: string;
  lede?: string;
  children: ReactNode;
};

/** A numbered section of the landing page below a rule. */
export function Chapter({ id, numeral, title, lede, children }: ChapterProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="mt-24 border-t-2 border-ink pt-3.5 max-md:mt-16"
    >
      <header className="mb-8 grid grid-cols-[7fr_4.4fr] gap-x-14 gap-y-3 max-md:mb-5 max-md:grid-cols-1">
        <h2
          id={`${id}-title`}
          className="flex items-baseline gap-4 text-36 font-medium tracking-tight max-md:gap-3"
        >
          <span className="numeral text-20 text-ink-3">{numeral}</span>
          {title}
        </h2>
        {lede && <p className="pt-2 text-16 text-ink-2 max-md:pt-0">{lede}</p>}
      </header>
      {children}
    </section>
  );
}
