import { zodResolver } from '@hookform/resolvers/zod';
import { FormProvider, useForm } from 'react-hook-form';
import { queryPackForm } from '../../../../../contracts/plan-catalogue.ts';
import type { QueryPack } from '../../../../../contracts/plans.ts';
import { messageOf } from '../../../../lib/api-error.ts';
import { formatNumber } from '../../../../lib/format.ts';
import { showToast } from '../../../../lib/toast-store.ts';
import { Field } from '../../../../ui/field.tsx';
import { FormDialog } from '../../../../ui/form-dialog.tsx';
import { Input } from '../../../../ui/input.tsx';
import { useSavePack } from '../../api/plan-catalogue.ts';
import { texts } from '../../plan-texts.ts';
import { linesOf, priceList, pricesOf } from '../../price-list.ts';
import { PriceFields } from './price-fields.tsx';

const words = texts.pack;
const packForm = queryPackForm.extend({ prices: priceList });

/** A query pack as a form; `pack` is the one to change, null adds one. */
export function PackDialog({ pack, onClose }: { pack: QueryPack | null; onClose: () => void }) {
  const { mutateAsync } = useSavePack();
  const form = useForm({
    resolver: zodResolver(packForm),
    defaultValues: {
      queries: pack?.queries ?? 1000,
      prices: pack ? linesOf(pack.prices) : [{ currency: 'INR', amount: 0 }],
    },
  });
  const { register, handleSubmit, setError, formState } = form;
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async ({ queries, prices }) => {
    try {
      await mutateAsync({ queries, prices: pricesOf(prices) });
      showToast(words.saved(formatNumber(queries)));
      onClose();
    } catch (error) {
      setError('root', { message: messageOf(error) });
    }
  });
  return (
    <FormDialog
      title={pack ? words.edit(formatNumber(pack.queries)) : texts.addPack}
      onClose={onClose}
      onSubmit={submit}
      isSaving={isSubmitting}
      error={errors.root?.message}
    >
      <FormProvider {...form}>
        {!pack && (
          <Field label={words.queries} error={errors.queries?.message} isLocked={isSubmitting}>
            <Input inputMode="numeric" {...register('queries', { valueAsNumber: true })} />
          </Field>
        )}
        <PriceFields label={words.prices} />
      </FormProvider>
    </FormDialog>
  );
}
