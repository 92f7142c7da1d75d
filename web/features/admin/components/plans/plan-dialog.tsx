import { FormProvider } from 'react-hook-form';
import type { z } from 'zod';
import { type ManagedPlan, newPlanName, planChange } from '../../../../../contracts/plans/plan-catalogue.ts';
import { PLAN_AVAILABILITIES, PLAN_PLACES } from '../../../../../contracts/plans/plans.ts';
import { numberOrNull } from '../../../../lib/text/number-or-null.ts';
import { useDialogForm } from '../../../../lib/text/use-dialog-form.ts';
import { CheckboxGroup } from '../../../../ui/form/checkbox-group.tsx';
import { Field } from '../../../../ui/form/field.tsx';
import { Input } from '../../../../ui/form/input.tsx';
import { Select } from '../../../../ui/form/select.tsx';
import { FormDialog } from '../../../../ui/overlay/form-dialog.tsx';
import { useSavePlan } from '../../api/plan-catalogue.ts';
import { texts } from '../../plan-texts.ts';
import { linesOf, priceList, pricesOf } from '../../price-list.ts';
import { PriceFields } from './price-fields.tsx';

const words = texts.form;
const planForm = planChange.extend({ name: newPlanName, prices: priceList });

const LIMITS = [
  ['maxProducts', words.products],
  ['maxManuals', words.manuals],
  ['maxQueries', words.queries],
  ['tokenLimitPerMonth', words.tokens],
  ['maxStorageMb', words.storage],
] as const;

const emptyPlan = (position: number): z.input<typeof planForm> => ({
  name: '',
  prices: [{ currency: 'INR', amount: 0 }],
  maxProducts: 1,
  maxManuals: 5,
  maxQueries: 500,
  tokenLimitPerMonth: 100_000,
  maxStorageMb: 200,
  availability: 'available',
  listedOn: ['landing'],
  position,
});

type PlanDialogProps = {
  /** The plan to change; null adds one. */
  plan: ManagedPlan | null;
  /** Position of a new plan. */
  position: number;
  onClose: () => void;
};

/** The form of a plan. */
export function PlanDialog({ plan, position, onClose }: PlanDialogProps) {
  const { mutateAsync } = useSavePlan(plan === null);
  const { form, register, errors, isSaving, dialog } = useDialogForm({
    schema: planForm,
    defaultValues: plan ? { ...plan, prices: linesOf(plan.prices) } : emptyPlan(position),
    save: ({ prices, ...values }) =>
      mutateAsync({ ...values, prices: pricesOf(prices) }).then(() => words.saved(values.name)),
    onClose,
    refusable: ['availability'],
  });
  return (
    <FormDialog title={plan ? texts.editNamed(plan.name) : texts.addPlan} {...dialog} isWide>
      <FormProvider {...form}>
        {!plan && (
          <Field label={words.name} hint={words.nameHint} error={errors.name?.message} isLocked={isSaving}>
            <Input {...register('name')} />
          </Field>
        )}
        <PriceFields label={words.prices} />
        <div className="grid grid-cols-2 items-start gap-4 max-sm:grid-cols-1">
          {LIMITS.map(([name, label]) => (
            <Field
              key={name}
              label={label}
              hint={words.unlimited}
              error={errors[name]?.message}
              isLocked={isSaving}
            >
              <Input inputMode="numeric" {...register(name, { setValueAs: numberOrNull })} />
            </Field>
          ))}
          <Field label={words.availability} error={errors.availability?.message} isLocked={isSaving}>
            <Select {...register('availability')}>
              {PLAN_AVAILABILITIES.map((availability) => (
                <option key={availability} value={availability}>
                  {texts.availability[availability]}
                </option>
              ))}
            </Select>
          </Field>
          <Field label={words.position} error={errors.position?.message} isLocked={isSaving}>
            <Input inputMode="numeric" {...register('position', { valueAsNumber: true })} />
          </Field>
        </div>
        <CheckboxGroup
          legend={words.listedOn}
          isLocked={isSaving}
          choices={PLAN_PLACES.map((place) => ({ value: place, label: texts.places[place] }))}
          {...register('listedOn')}
        />
      </FormProvider>
    </FormDialog>
  );
}
