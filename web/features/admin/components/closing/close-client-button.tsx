import { lazy } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../../../../contracts/paths.ts';
import { useHasTwoStep } from '../../../../lib/api/use-has-two-step.ts';
import { closingTexts } from '../../../../lib/text/closing-texts.ts';
import { DialogButton } from '../../../../ui/overlay/dialog-button.tsx';
import { useCloseClient, useClosingPreview } from '../../api/closing.ts';

const ClosingDialog = lazy(() =>
  import('../../../../ui/overlay/closing-dialog.tsx').then((loaded) => ({ default: loaded.ClosingDialog })),
);

/** A button that closes a client's company at its owner's request, and then leads to the receipts. */
export function CloseClientButton({ companyId }: { companyId: string }) {
  const navigate = useNavigate();
  const { mutateAsync } = useCloseClient();
  const company = useClosingPreview(companyId).data?.data;
  const hasTwoStep = useHasTwoStep().data?.data.isOn;
  if (!company || hasTwoStep === undefined) return null;
  return (
    <DialogButton text={closingTexts.verb}>
      {(close) => (
        <ClosingDialog
          company={company}
          hasTwoStep={hasTwoStep}
          close={(body) => mutateAsync({ ...body, companyId })}
          onClosed={() => navigate(paths.adminClosedCompanies.path)}
          onClose={close}
        />
      )}
    </DialogButton>
  );
}
