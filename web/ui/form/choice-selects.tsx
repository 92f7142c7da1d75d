import { Field } from './field.tsx';
import { Select } from './select.tsx';

type ChoiceSelectsProps = {
  /** Groups of names, of each of which one may hold. */
  options: readonly (readonly string[])[];
  chosen: readonly string[];
  /** What it means that none of a group is chosen. */
  noneLabel: string;
  labelOf: (names: readonly string[]) => string;
  isLocked: boolean;
  onChange: (chosen: string[]) => void;
};

/** One select for each group of names. */
export function ChoiceSelects({
  options,
  chosen,
  noneLabel,
  labelOf,
  isLocked,
  onChange,
}: ChoiceSelectsProps) {
  return options.map((names) => (
    <Field key={names.join('\n')} label={labelOf(names)} isLocked={isLocked}>
      <Select
        value={names.find((name) => chosen.includes(name)) ?? ''}
        onChange={({ target: { value } }) =>
          onChange([...chosen.filter((name) => !names.includes(name)), ...(value === '' ? [] : [value])])
        }
      >
        <option value="">{noneLabel}</option>
        {names.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  ));
}
