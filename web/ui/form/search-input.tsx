import { Search } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classNames } from '../../lib/browser/class-names.ts';
import { Input } from './input.tsx';

type SearchInputProps = Omit<ComponentProps<'input'>, 'type' | 'aria-label'> & {
  /** Label that says what is searched, for screen readers. */
  label: string;
};

/** A search field without a visible label: magnifying glass and placeholder say what it is. */
export function SearchInput({ label, className, ...rest }: SearchInputProps) {
  return (
    <span className={classNames('relative block', className)}>
      <Search
        size={18}
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 left-2.5 -translate-y-1/2 text-ink-3"
      />
      <Input type="search" aria-label={label} {...rest} className="pl-9" />
    </span>
  );
}
