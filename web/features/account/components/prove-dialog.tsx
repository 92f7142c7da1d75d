import { ReproofDialog } from '../../../ui/overlay/reproof-dialog.tsx';
import { useProve } from '../api/sessions.ts';
import { useTwoStepState } from '../api/two-step.ts';
import { texts } from '../texts.ts';

type ProveDialogProps = {
  onProven: () => void;
  /** Called in any case, after `onProven` too. */
  onClose: () => void;
};

/** Has somebody prove who they are before what asks for it goes on. */
export function ProveDialog({ onProven, onClose }: ProveDialogProps) {
  const { mutateAsync } = useProve();
  const hasTwoStep = useTwoStepState().data?.data.isOn === true;
  const save = async (proof: Parameters<typeof mutateAsync>[0]) => {
    await mutateAsync(proof);
    onProven();
  };
  return <ReproofDialog words={texts.prove} hasTwoStep={hasTwoStep} save={save} onClose={onClose} />;
}
