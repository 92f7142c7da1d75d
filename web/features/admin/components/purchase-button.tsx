import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { DEFAULT_PURCHASE_PLAN, planRoutes } from '../../../../contracts/plans.ts';
import { messageOf } from '../../../lib/api-error.ts';
import { showToast } from '../../../lib/toast-store.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { Select } from '../../../ui/select.tsx';
import { useCreatePurchase } from '../api/create-purchase.ts';
import { useManagedCatalogue } from '../api/plan-catalogue.ts';
import { texts } from '../texts.ts';

const words = texts.purchase;
const MONTHS = [1, 2, 3, 6, 12, 24, 36] as const;

type PurchaseProps = { companyId: string; companyName: string };

/** Opens a dialog that records a purchase for the company. */
export function PurchaseButton({ companyId, companyName }: PurchaseProps) {
  const [isOpen, setIsOpen] = useState(false);
  const sold = useManagedCatalogue().data?.data.plans.filter(({ isRetired }) => !isRetired);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{words.open}</Button>
      {isOpen && sold && (
        <PurchaseDialog
          companyId={companyId}
          companyName={companyName}
          plans={sold.map(({ name }) => name)}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}

type PurchaseDialogProps = PurchaseProps & { plans: readonly string[]; onClose: () => void };

function PurchaseDialog({ companyId, companyName, plans, onClose }: PurchaseDialogProps) {
  const { mutateAsync } = useCreatePurchase();
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(planRoutes.adminCreatePurchase.body),
    defaultValues: { companyId, plan: DEFAULT_PURCHASE_PLAN, months: 1 },
  });
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async (purchase) => {
    try {
      await mutateAsync(purchase);
      showToast(words.done(purchase.plan, companyName));
      onClose();
    } catch (error) {
      setError('root', { message: messageOf(error) });
    }
  });

  return (
    <FormDialog
      title={words.title(companyName)}
      description={words.description}
      verb={words.submit}
      busyText={words.submitting}
      onClose={onClose}
      onSubmit={submit}
      isSaving={isSubmitting}
      error={errors.root?.message}
    >
      <div className="grid grid-cols-[minmax(0,1fr)_120px] items-start gap-4">
        <Field label={words.plan} error={errors.plan?.message} isLocked={isSubmitting}>
          <Select {...register('plan')}>
            {plans.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </Select>
        </Field>
        <Field label={words.months} error={errors.months?.message} isLocked={isSubmitting}>
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
