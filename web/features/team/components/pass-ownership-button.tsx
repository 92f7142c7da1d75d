import { useNavigate } from 'react-router';
import type { TeamMember } from '../../../../contracts/account/team.ts';
import { paths } from '../../../../contracts/paths.ts';
import { showToast } from '../../../lib/browser/toast-store.ts';
import { Button } from '../../../ui/button/button.tsx';
import { useConfirm } from '../../../ui/overlay/use-confirm.tsx';
import { usePassOwnership } from '../api/pass-ownership.ts';
import { texts } from '../texts.ts';

const words = texts.members;

/** A button that makes a member the owner, after asking. The previous owner can then no longer see the team. */
export function PassOwnershipButton({ member: { _id, name } }: { member: TeamMember }) {
  const navigate = useNavigate();
  const { ask, dialog } = useConfirm({
    mutation: usePassOwnership(),
    target: _id,
    question: words.passQuestion(name),
    consequence: words.passConsequence,
    verb: words.pass,
    busyText: words.passing,
    onDone: () => {
      showToast(words.passed(name));
      navigate(paths.settings.path);
    },
  });
  return (
    <>
      <Button variant="quiet" aria-label={words.passLabel(name)} onClick={ask}>
        {words.pass}
      </Button>
      {dialog}
    </>
  );
}
