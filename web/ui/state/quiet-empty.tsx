import type { ReactNode } from 'react';

type QuietEmptyProps = { title: string; children: ReactNode };

/** Says in words alone why a part of a screen is empty, where another part says what to do about it. */
export function QuietEmpty({ title, children }: QuietEmptyProps) {
  return (
    <p className="max-w-[62ch] text-ink-2">
      <b className="block text-ink">{title}</b>
      {children}
    </p>
  );
}
