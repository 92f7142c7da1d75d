import type { ReactNode } from 'react';

type ProductSettingProps = { id: string; title: string; text: string; children: ReactNode };

/** A choice about a product, below its title and what it does. */
export function ProductSetting({ id, title, text, children }: ProductSettingProps) {
  return (
    <section aria-labelledby={id} className="grid content-start gap-4 border-t border-hair pt-2.5">
      <div className="grid gap-1 text-13 text-ink-2">
        <h2 id={id} className="font-medium text-ink">
          {title}
        </h2>
        <p>{text}</p>
      </div>
      {children}
    </section>
  );
}
