import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from '../../lib/browser/class-names.ts';
import { Checkbox } from './checkbox.tsx';
import { FieldError } from './field-error.tsx';

type Choice = { value: string; label: ReactNode; hint?: ReactNode };

type CheckboxGroupProps = Omit<ComponentProps<typeof Checkbox>, 'value' | 'children'> & {
  legend: string;
  choices: readonly Choice[];
  /** A sentence that says what to choose, shown below the boxes and tied to them. */
  error?: string | undefined;
  /** Whether the boxes are stacked, for choices that need a sentence. */
  isStacked?: boolean;
};

/** Check boxes for several of a few choices. All other props go to every box, such as those that register it. */
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
