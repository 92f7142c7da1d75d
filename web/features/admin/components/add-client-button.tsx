import { DialogButton } from '../../../ui/overlay/dialog-button.tsx';
import { texts } from '../texts.ts';
import { AddClientDialog } from './add-client-dialog.tsx';

/** A button that opens a dialog to add a client. */
export const AddClientButton = () => (
  <DialogButton text={texts.addClient.open} variant="go">
    {(close) => <AddClientDialog onClose={close} />}
  </DialogButton>
);
