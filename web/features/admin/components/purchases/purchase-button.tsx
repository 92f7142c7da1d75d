import { DialogButton } from '../../../../ui/overlay/dialog-button.tsx';
import { useManagedCatalogue } from '../../api/plan-catalogue.ts';
import { texts } from '../../purchase-texts.ts';
import { type Buyer, PurchaseDialog } from './purchase-dialog.tsx';

type PurchaseButtonProps = {
  /** The buyer; left out if it is chosen in the dialog. */
  buyer?: Buyer;
  variant?: 'go' | 'outline';
};

/** A button that opens a dialog to record a purchase. */
export function PurchaseButton({ buyer, variant = 'outline' }: PurchaseButtonProps) {
  const sold = useManagedCatalogue().data?.data.plans.filter(({ isRetired }) => !isRetired);
  return (
    <DialogButton text={texts.purchase.open} variant={variant}>
      {(close) =>
        sold && <PurchaseDialog buyer={buyer} plans={sold.map(({ name }) => name)} onClose={close} />
      }
    </DialogButton>
  );
}
