import { Select } from './select.tsx';

type FilterSelectProps = {
  /** Label that says what it chooses, for screen readers. */
  label: string;
  /** Name of the option that leaves nothing out, whose value is empty; missing if every option has a value. */
  all?: string;
  options: readonly { value: string; label: string }[];
  value: string;
  onValue: (value: string) => void;
};

/** A select that takes effect at once: above a list, which it filters or sorts, or in one of its rows. */
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
