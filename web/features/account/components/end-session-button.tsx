import type { OwnSession } from '../../../../contracts/account/auth.ts';
import { tellOutcome } from '../../../lib/api/tell-outcome.ts';
import { Button } from '../../../ui/button/button.tsx';
import { useEndSession } from '../api/sessions.ts';
import { describeDevice } from '../describe-device.ts';
import { texts } from '../texts.ts';
import { useProving } from '../use-proving.tsx';

const words = texts.sessions;

/** A button that signs another session out. */
export function EndSessionButton({ session }: { session: OwnSession }) {
  const { proving, dialog } = useProving();
  const end = useEndSession(proving);
  const device = describeDevice(session.userAgent);
  const signOut = () => tellOutcome(end.mutateAsync(session._id), words.ended(device));
  return (
    <>
      <Button
        variant="quiet"
        aria-label={words.endLabel(device)}
        onClick={signOut}
        busyText={end.isPending && words.ending}
      >
        {words.end}
      </Button>
      {dialog}
    </>
  );
}
