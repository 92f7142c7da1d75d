import { FormProvider } from 'react-hook-form';
import { queryPackForm } from '../../../../../contracts/plans/plan-catalogue.ts';
import type { QueryPack } from '../../../../../contracts/plans/plans.ts';
import { formatNumber } from '../../../../lib/text/format.ts';
import { useDialogForm } from '../../../../lib/text/use-dialog-form.ts';
import { Field } from '../../../../ui/form/field.tsx';
import { Input } from '../../../../ui/form/input.tsx';
import { FormDialog } from '../../../../ui/overlay/form-dialog.tsx';
import { useSavePack } from '../../api/plan-catalogue.ts';
import { texts } from '../../plan-texts.ts';
import { linesOf, priceList, pricesOf } from '../../price-list.ts';
import { PriceFields } from './price-fields.tsx';

const words = texts.pack;
const packForm = queryPackForm.extend({ prices: priceList });

/** The form of a query pack. `pack` is the one to change; null adds one. */
export function PackDialog({ pack, onClose }: { pack: QueryPack | null; onClose: () => void }) {
  const { mutateAsync } = useSavePack();
  const { form, register, errors, isSaving, dialog } = useDialogForm({
    schema: packForm,
    defaultValues: {
      queries: pack?.queries ?? 1000,
      prices: pack ? linesOf(pack.prices) : [{ currency: 'INR', amount: 0 }],
    },
    save: ({ queries, prices }) =>
      mutateAsync({ queries, prices: pricesOf(prices) }).then(() => words.saved(formatNumber(queries))),
    onClose,
  });
  return (
    <FormDialog title={pack ? words.edit(formatNumber(pack.queries)) : texts.addPack} {...dialog}>
      <FormProvider {...form}>
        {!pack && (
          <Field label={words.queries} error={errors.queries?.message} isLocked={isSaving}>
            <Input inputMode="numeric" {...register('queries', { valueAsNumber: true })} />
          </Field>
        )}
        <PriceFields label={words.prices} />
      </FormProvider>
    </FormDialog>
  );
}
