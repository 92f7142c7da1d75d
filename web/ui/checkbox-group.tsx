import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from '../lib/class-names.ts';
import { FieldError } from './field-error.tsx';

type Choice = { value: string; label: ReactNode; hint?: ReactNode };

type CheckboxGroupProps = Omit<ComponentProps<'input'>, 'type' | 'value' | 'className' | 'children'> & {
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
          <label key={value} className="inline-flex min-h-ctl items-center gap-2">
            <input type="checkbox" value={value} className="size-4 flex-none accent-go" {...box} />
            <span>
              {label}
              {hint && <span className="text-13 text-ink-2"> {hint}</span>}
            </span>
          </label>
        ))}
      </div>
      {error && <FieldError id={id}>{error}</FieldError>}
    </fieldset>
  );
}
