import { z } from 'zod';
import { DEFAULT_PURCHASE_PLAN, planRoutes } from '../../../../../contracts/plans/plans.ts';
import { formatDate } from '../../../../lib/text/format.ts';
import { useDialogForm } from '../../../../lib/text/use-dialog-form.ts';
import { Field } from '../../../../ui/form/field.tsx';
import { Select } from '../../../../ui/form/select.tsx';
import { FormDialog } from '../../../../ui/overlay/form-dialog.tsx';
import { useCreatePurchase } from '../../api/create-purchase.ts';
import { texts } from '../../purchase-texts.ts';
import { CompanyField } from './company-field.tsx';

const words = texts.purchase;
const MONTHS = [1, 2, 3, 6, 12, 24, 36] as const;
const purchaseForm = planRoutes.adminCreatePurchase.body.extend({ companyId: z.uuid(words.chooseCompany) });

/** A company that buys. */
export type Buyer = { companyId: string; companyName: string };

type PurchaseDialogProps = {
  /** The buyer; undefined if the company is chosen in the form. */
  buyer: Buyer | undefined;
  plans: readonly string[];
  onClose: () => void;
};

/** The form of a purchase. */
export function PurchaseDialog({ buyer, plans, onClose }: PurchaseDialogProps) {
  const { mutateAsync } = useCreatePurchase();
  const plan = plans.includes(DEFAULT_PURCHASE_PLAN) ? DEFAULT_PURCHASE_PLAN : (plans[0] ?? '');
  const { register, errors, isSaving, dialog } = useDialogForm({
    schema: purchaseForm,
    defaultValues: { companyId: buyer?.companyId ?? '', plan, months: 1 },
    save: async (form) => {
      const { purchase } = await mutateAsync(form);
      const until = purchase.nextBillingDate && formatDate(purchase.nextBillingDate);
      return words.done(purchase.plan, buyer?.companyName ?? words.theCompany, until);
    },
    onClose,
  });
  return (
    <FormDialog
      title={buyer ? words.titleFor(buyer.companyName) : words.title}
      description={words.description}
      verb={words.submit}
      busyText={words.submitting}
      {...dialog}
    >
      {!buyer && (
        <CompanyField error={errors.companyId?.message} isLocked={isSaving} select={register('companyId')} />
      )}
      <div className="grid grid-cols-[minmax(0,1fr)_120px] items-start gap-4">
        <Field label={words.plan} error={errors.plan?.message} isLocked={isSaving}>
          <Select {...register('plan')}>
            {plans.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </Select>
        </Field>
        <Field label={words.months} error={errors.months?.message} isLocked={isSaving}>
          <Select {...register('months', { valueAsNumber: true })}>
            {MONTHS.map((months) => (
              <option key={months}>{months}</option>
            ))}
          </Select>
        </Field>
      </div>
    </FormDialog>
  );
}
