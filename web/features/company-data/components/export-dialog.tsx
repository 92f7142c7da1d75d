import { ReproofDialog } from '../../../ui/overlay/reproof-dialog.tsx';
import { useExportCompany } from '../api/export.ts';
import { texts } from '../texts.ts';

const words = { ...texts.export, title: texts.export.button };

type ExportDialogProps = {
  /** Whether a code is asked for, too. */
  hasTwoStep: boolean;
  onClose: () => void;
};

/** Asks who it is again, and saves everything of the company. */
export function ExportDialog({ hasTwoStep, onClose }: ExportDialogProps) {
  const { mutateAsync } = useExportCompany();
  return <ReproofDialog words={words} hasTwoStep={hasTwoStep} save={mutateAsync} onClose={onClose} />;
}
