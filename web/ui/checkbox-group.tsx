import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from '../lib/class-names.ts';
import { Checkbox } from './checkbox.tsx';
import { FieldError } from './field-error.tsx';

type Choice = { value: string; label: ReactNode; hint?: ReactNode };

type CheckboxGroupProps = Omit<ComponentProps<typeof Checkbox>, 'value' | 'children'> & {
  legend: string;
  choices: readonly Choice[];
  /** A sentence saying what to choose; shown under the boxes and tied to them. */
  error?: string | undefined;
  /** One under the other, for choices that need a sentence. */
  isStacked?: boolean;
};

/** Several of a few choices. The rest goes to every box: what a form registers it with. */
export function CheckboxGroup({ legend, choices, error, isStacked, ...box }: CheckboxGroupProps) {
  const id = useId();
  return (
    <fieldset aria-describedby={error ? id : undefined} aria-invalid={error ? true : undefined}>
      <legend className="mb-1.5 text-13 font-semibold">{legend}</legend>
      <div className={classNames(isStacked ? 'grid' : 'flex flex-wrap gap-x-6')}>
        {choices.map(({ value, label, hint }) => (
          <Checkbox key={value} {...box} value={value}>
            {label}
            {hint && <span className="text-13 text-ink-2"> {hint}</span>}
          </Checkbox>
        ))}
      </div>
      {error && <FieldError id={id}>{error}</FieldError>}
    </fieldset>
  );
}
