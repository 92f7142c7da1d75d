import { Select } from './select.tsx';

type FilterSelectProps = {
  /** What it chooses, for screen readers. */
  label: string;
  /** Name of the choice that leaves nothing out; its value is empty. Absent where every choice has a value. */
  all?: string;
  options: readonly { value: string; label: string }[];
  value: string;
  onValue: (value: string) => void;
};

/** A select beside what it changes: above a list that shows only some of it or in another order, or in its rows. */
export function FilterSelect({ label, all, options, value, onValue }: FilterSelectProps) {
  return (
    <Select aria-label={label} value={value} onChange={(event) => onValue(event.currentTarget.value)}>
      {all !== undefined && <option value="">{all}</option>}
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </Select>
  );
}
