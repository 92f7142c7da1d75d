import type { QueryPack } from '../../../../../contracts/plans/plans.ts';
import { purchaseRoutes } from '../../../../../contracts/plans/purchases.ts';
import { formatNumber, formatPrices } from '../../../../lib/text/format.ts';
import { useDialogForm } from '../../../../lib/text/use-dialog-form.ts';
import { Field } from '../../../../ui/form/field.tsx';
import { Select } from '../../../../ui/form/select.tsx';
import { DialogButton } from '../../../../ui/overlay/dialog-button.tsx';
import { FormDialog } from '../../../../ui/overlay/form-dialog.tsx';
import { useManagedCatalogue } from '../../api/plan-catalogue.ts';
import { useSellPack } from '../../api/purchases.ts';
import { texts } from '../../purchase-texts.ts';
import type { Buyer } from './purchase-dialog.tsx';

const words = texts.pack;

/** A button that opens a dialog to record a query pack for a company; nothing if no packs are for sale. */
export function PackButton({ buyer, variant = 'outline' }: { buyer: Buyer; variant?: 'quiet' | 'outline' }) {
  const packs = useManagedCatalogue().data?.data.queryPacks ?? [];
  if (packs.length === 0) return null;
  return (
    <DialogButton text={words.open} label={words.title(buyer.companyName)} variant={variant}>
      {(close) => <SellPackDialog buyer={buyer} packs={packs} onClose={close} />}
    </DialogButton>
  );
}

type SellPackDialogProps = { buyer: Buyer; packs: readonly QueryPack[]; onClose: () => void };

function SellPackDialog({ buyer: { companyId, companyName }, packs, onClose }: SellPackDialogProps) {
  const { mutateAsync } = useSellPack();
  const { register, errors, isSaving, dialog } = useDialogForm({
    schema: purchaseRoutes.sellPack.body,
    defaultValues: { companyId, queries: packs[0]?.queries ?? 0 },
    save: async (pack) => {
      const { data } = await mutateAsync(pack);
      return words.done(formatNumber(data.extraQueries), companyName);
    },
    onClose,
  });
  return (
    <FormDialog
      title={words.title(companyName)}
      description={words.description}
      verb={words.submit}
      busyText={words.submitting}
      {...dialog}
    >
      <Field label={words.queries} error={errors.queries?.message} isLocked={isSaving}>
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
