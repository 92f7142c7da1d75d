import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { QueryPack } from '../../../../../contracts/plans.ts';
import { purchaseRoutes } from '../../../../../contracts/purchases.ts';
import { messageOf } from '../../../../lib/api-error.ts';
import { formatNumber, formatPrices } from '../../../../lib/format.ts';
import { showToast } from '../../../../lib/toast-store.ts';
import { Button } from '../../../../ui/button.tsx';
import { Field } from '../../../../ui/field.tsx';
import { FormDialog } from '../../../../ui/form-dialog.tsx';
import { Select } from '../../../../ui/select.tsx';
import { useManagedCatalogue } from '../../api/plan-catalogue.ts';
import { useSellPack } from '../../api/purchases.ts';
import { texts } from '../../purchase-texts.ts';
import type { Buyer } from './purchase-dialog.tsx';

const words = texts.pack;

/** Opens a dialog that records a query pack for the company; nothing where no packs are sold. */
export function PackButton({ buyer, variant = 'outline' }: { buyer: Buyer; variant?: 'quiet' | 'outline' }) {
  const [isOpen, setIsOpen] = useState(false);
  const packs = useManagedCatalogue().data?.data.queryPacks ?? [];
  if (packs.length === 0) return null;
  return (
    <>
      <Button variant={variant} aria-label={words.title(buyer.companyName)} onClick={() => setIsOpen(true)}>
        {words.open}
      </Button>
      {isOpen && <SellPackDialog buyer={buyer} packs={packs} onClose={() => setIsOpen(false)} />}
    </>
  );
}

type SellPackDialogProps = { buyer: Buyer; packs: readonly QueryPack[]; onClose: () => void };

function SellPackDialog({ buyer: { companyId, companyName }, packs, onClose }: SellPackDialogProps) {
  const { mutateAsync } = useSellPack();
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(purchaseRoutes.sellPack.body),
    defaultValues: { companyId, queries: packs[0]?.queries ?? 0 },
  });
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async (pack) => {
    try {
      const { data } = await mutateAsync(pack);
      showToast(words.done(formatNumber(data.extraQueries), companyName));
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
      <Field label={words.queries} error={errors.queries?.message} isLocked={isSubmitting}>
        <Select {...register('queries', { valueAsNumber: true })}>
          {packs.map(({ queries, prices }) => (
            <option key={queries} value={queries}>
              {words.option(formatNumber(queries), formatPrices(prices))}
            </option>
          ))}
        </Select>
      </Field>
    </FormDialog>
  );
}
