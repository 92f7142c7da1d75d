import { SearchInput } from './search-input.tsx';

type ListSearchProps = {
  /** What is searched, for screen readers. */
  label: string;
  placeholder: string;
  value: string;
  onValue: (text: string) => void;
};

/** The search field above a list, found as such by screen readers. */
export function ListSearch({ label, placeholder, value, onValue }: ListSearchProps) {
  return (
    <search className="mb-6 block max-w-[480px]">
      <SearchInput
        label={label}
        placeholder={placeholder}
        value={value}
        onChange={(event) => onValue(event.currentTarget.value)}
      />
    </search>
  );
}
