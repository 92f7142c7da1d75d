import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { texts as controls } from '../../../ui/page/texts.ts';
import { useTellChanges } from '../api/tell-changes.ts';
import { AddressForm } from '../mails/address-form.tsx';
import { changeTexts } from './texts.ts';

type TellChangesDialogProps = {
  uniqueId: string;
  /** @param isAsked whether a mail is on its way */
  onClose: (isAsked: boolean) => void;
};

/** Takes an address that is to be told of changes. */
export function TellChangesDialog({ uniqueId, onClose }: TellChangesDialogProps) {
  const words = changeTexts();
  const request = useTellChanges(uniqueId);
  const close = () => onClose(request.isSuccess);
  return (
    <Dialog
      isOpen
      onClose={close}
      title={words.offer}
      actions={
        <Button variant="quiet" onClick={close}>
          {controls.close}
        </Button>
      }
    >
      <AddressForm hint={words.text} request={request} sent={words.sent} />
    </Dialog>
  );
}
