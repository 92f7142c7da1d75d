import type { ReactNode } from 'react';
import { classNames } from '../../lib/browser/class-names.ts';
import { SearchInput } from '../form/search-input.tsx';

type ListSearchProps = {
  /** Label that says what is searched, for screen readers. */
  label: string;
  placeholder: string;
  value: string;
  onValue: (text: string) => void;
  /** Classes for the columns of the row, if there are filters beside the field. */
  className?: string;
  inputClassName?: string;
  /** Filters: FilterSelects. */
  children?: ReactNode;
};

/** The search field and the filters above a list, as a search landmark for screen readers. */
export function ListSearch(props: ListSearchProps) {
  const { label, placeholder, value, onValue, className, inputClassName, children } = props;
  return (
    <search className={classNames('mb-6', className ?? 'block max-w-[480px]')}>
      <SearchInput
        label={label}
        placeholder={placeholder}
        value={value}
        onChange={(event) => onValue(event.currentTarget.value)}
        className={inputClassName}
      />
      {children}
    </search>
  );
}
