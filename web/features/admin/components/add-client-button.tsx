import { DialogButton } from '../../../ui/dialog-button.tsx';
import { texts } from '../texts.ts';
import { AddClientDialog } from './add-client-dialog.tsx';

/** Opens a dialog that adds a client. */
export const AddClientButton = () => (
  <DialogButton text={texts.addClient.open} variant="go">
    {(close) => <AddClientDialog onClose={close} />}
  </DialogButton>
);
