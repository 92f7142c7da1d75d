import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { InvitationCard } from '../../../../contracts/account/team.ts';
import { messageOf } from '../../../lib/api/api-error.ts';
import { clearSession } from '../../../lib/browser/session-store.ts';
import { useSession } from '../../../lib/browser/use-session.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Notice } from '../../../ui/state/notice.tsx';
import { joinAsNew, joinTeam } from '../api/invitation.ts';
import { texts } from '../texts.ts';
import { JoinForm } from './join-form.tsx';

const words = texts.join;

type JoinTeamProps = {
  token: string;
  invitation: InvitationCard;
  onJoined: () => void;
  /** The login form, for people who have an account and are not signed in. */
  login: ReactNode;
};

/** The ways into the team: join at once, sign in first, sign up, or sign out of another account. */
export function JoinTeam({ token, invitation, onJoined, login }: JoinTeamProps) {
  const { user } = useSession();
  if (user && user.email !== invitation.email) {
    return (
      <div className="grid gap-4">
        <p>{words.otherAccount(user.email, invitation.email)}</p>
        <Button onClick={clearSession}>{words.logOut}</Button>
      </div>
    );
  }
  if (user) return <JoinNow token={token} invitation={invitation} onJoined={onJoined} />;
  if (invitation.hasAccount) {
    return (
      <div className="grid gap-4">
        <p>{words.hasAccount(invitation.email)}</p>
        {login}
      </div>
    );
  }
  return (
    <JoinForm
      invitation={invitation}
      onJoin={async (member) => {
        await joinAsNew(token, member);
        onJoined();
      }}
    />
  );
}

function JoinNow({ token, invitation, onJoined }: Omit<JoinTeamProps, 'login'>) {
  const joining = useMutation({ mutationFn: () => joinTeam(token), onSuccess: onJoined });
  return (
    <div className="grid gap-4">
      {joining.error && <Notice tone="error">{messageOf(joining.error)}</Notice>}
      <Button
        variant="go"
        size="large"
        onClick={() => joining.mutate()}
        busyText={joining.isPending && words.joining}
      >
        {words.signUp(invitation.company_name)}
      </Button>
    </div>
  );
}
