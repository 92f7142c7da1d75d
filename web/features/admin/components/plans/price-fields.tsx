import { Plus, X } from 'lucide-react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { MAX_CURRENCIES } from '../../../../../contracts/plans/plan-catalogue.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { IconButton } from '../../../../ui/button/icon-button.tsx';
import { Field } from '../../../../ui/form/field.tsx';
import { Input } from '../../../../ui/form/input.tsx';
import { texts } from '../../plan-texts.ts';
import type { PriceList } from '../../price-list.ts';

const words = texts.form;

/** A line for each currency, for the field `prices` of a form. */
export function PriceFields({ label }: { label: string }) {
  const { register, watch, formState } = useFormContext<{ prices: PriceList }>();
  const { fields, append, remove } = useFieldArray<{ prices: PriceList }>({ name: 'prices' });
  const { errors, isSubmitting } = formState;
  const lines = watch('prices');
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1.5 text-13 font-semibold">{label}</legend>
      {fields.map(({ id }, index) => {
        const error = errors.prices?.[index];
        return (
          <div key={id} className="grid grid-cols-[112px_minmax(0,1fr)_auto] items-start gap-3">
            <Field label={words.currency} error={error?.currency?.message} isLocked={isSubmitting}>
              <Input maxLength={3} autoCapitalize="characters" {...register(`prices.${index}.currency`)} />
            </Field>
            <Field label={words.amount} error={error?.amount?.message} isLocked={isSubmitting}>
              <Input inputMode="decimal" {...register(`prices.${index}.amount`, { setValueAs: Number })} />
            </Field>
            {fields.length > 1 && (
              <IconButton
                label={words.removePrice(lines[index]?.currency || words.unnamed)}
                className="mt-[26px]"
                onClick={() => remove(index)}
              >
                <X size={18} aria-hidden="true" />
              </IconButton>
            )}
          </div>
        );
      })}
      {fields.length < MAX_CURRENCIES && (
        <div>
          <Button
            variant="quiet"
            icon={<Plus size={18} aria-hidden="true" />}
            onClick={() => append({ currency: '', amount: 0 })}
          >
            {words.addPrice}
          </Button>
        </div>
      )}
    </fieldset>
  );
}
