import { lazy } from 'react';
import { useHasTwoStep } from '../../../lib/api/use-has-two-step.ts';
import { DialogButton } from '../../../ui/overlay/dialog-button.tsx';
import { Section } from '../../../ui/page/section.tsx';
import { Unloaded } from '../../../ui/state/unloaded.tsx';
import { texts } from '../texts.ts';

const words = texts.export;
const ExportDialog = lazy(() =>
  import('./export-dialog.tsx').then((loaded) => ({ default: loaded.ExportDialog })),
);

/** Everything of the company as one file, for its owner. */
export function ExportEverything() {
  const { data, error, refetch } = useHasTwoStep();
  return (
    <Section title={words.title}>
      <p className="mb-4 max-w-[62ch] text-ink-2">{words.lede}</p>
      {data ? (
        <DialogButton text={words.button}>
          {(close) => <ExportDialog hasTwoStep={data.data.isOn} onClose={close} />}
        </DialogButton>
      ) : (
        <Unloaded error={error} onRetry={refetch} lines={2} />
      )}
    </Section>
  );
}
