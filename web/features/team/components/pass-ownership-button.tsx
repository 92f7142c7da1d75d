import { useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../../../contracts/paths.ts';
import type { TeamMember } from '../../../../contracts/team.ts';
import { messageOf } from '../../../lib/api-error.ts';
import { showToast } from '../../../lib/toast-store.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { usePassOwnership } from '../api/pass-ownership.ts';
import { texts } from '../texts.ts';

const words = texts.members;

/** Makes a member the owner, after asking; the team is then no longer the caller's to see. */
export function PassOwnershipButton({ member: { _id, name } }: { member: TeamMember }) {
  const [isAsking, setIsAsking] = useState(false);
  const passing = usePassOwnership();
  const navigate = useNavigate();

  const ask = () => {
    passing.reset();
    setIsAsking(true);
  };
  const confirm = () =>
    passing.mutate(_id, {
      onSuccess: () => {
        showToast(words.passed(name));
        navigate(paths.settings.path);
      },
    });

  return (
    <>
      <Button variant="quiet" aria-label={words.passLabel(name)} onClick={ask}>
        {words.pass}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={confirm}
        question={words.passQuestion(name)}
        consequence={words.passConsequence}
        verb={words.pass}
        busyText={passing.isPending && words.passing}
        error={passing.error ? messageOf(passing.error) : undefined}
      />
    </>
  );
}
