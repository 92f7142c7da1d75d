import { lazy } from 'react';
import { useHasTwoStep } from '../../../lib/api/use-has-two-step.ts';
import { closingTexts } from '../../../lib/text/closing-texts.ts';
import { DialogButton } from '../../../ui/overlay/dialog-button.tsx';
import { Section } from '../../../ui/page/section.tsx';
import { Unloaded } from '../../../ui/state/unloaded.tsx';
import { useCloseCompany, useClosingPreview } from '../api/closing.ts';
import { texts } from '../texts.ts';

const words = texts.closing;
const ClosingDialog = lazy(() =>
  import('../../../ui/overlay/closing-dialog.tsx').then((loaded) => ({ default: loaded.ClosingDialog })),
);

/** Closing the company, for its owner. @param onClosed called when nobody is signed in any more */
export function CloseCompany({ onClosed }: { onClosed: () => void }) {
  const preview = useClosingPreview();
  const twoStep = useHasTwoStep();
  const { mutateAsync } = useCloseCompany();
  const retry = () => Promise.all([preview.refetch(), twoStep.refetch()]);
  const company = preview.data?.data;
  return (
    <Section title={words.title}>
      {company && twoStep.data ? (
        <>
          <p className="mb-4 max-w-[62ch] text-ink-2">
            {words.lede(closingTexts.holdings(company.holdings))}
          </p>
          <p className="mb-4 max-w-[62ch] text-ink-2">{words.exportFirst}</p>
          <DialogButton text={closingTexts.verb}>
            {(close) => (
              <ClosingDialog
                company={company}
                hasTwoStep={twoStep.data.data.isOn}
                close={mutateAsync}
                onClosed={onClosed}
                onClose={close}
              />
            )}
          </DialogButton>
        </>
      ) : (
        <Unloaded error={preview.error ?? twoStep.error} onRetry={retry} lines={3} />
      )}
    </Section>
  );
}
