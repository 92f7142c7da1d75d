import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { texts } from '../texts.ts';
import { AddClientDialog } from './add-client-dialog.tsx';

/** Opens a dialog that adds a client. */
export function AddClientButton() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="go" onClick={() => setIsOpen(true)}>
        {texts.addClient.open}
      </Button>
      {isOpen && <AddClientDialog onClose={() => setIsOpen(false)} />}
    </>
  );
}
