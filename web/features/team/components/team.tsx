import type { ReactNode } from 'react';
import { hasCode } from '../../../lib/api/api-error.ts';
import { Section } from '../../../ui/page/section.tsx';
import { EmptyState } from '../../../ui/state/empty-state.tsx';
import { useTeam } from '../api/get-team.ts';
import { texts } from '../texts.ts';
import { InvitationTable } from './invitation-table.tsx';
import { InviteForm } from './invite-form.tsx';
import { MemberTable } from './member-table.tsx';
import { TwoStepRule } from './two-step-rule.tsx';

type TeamProps = {
  /** How the company's people sign in at a provider of its own. */
  ownSignIn: ReactNode;
};

/** The people of the company, for its owner. */
export function Team({ ownSignIn }: TeamProps) {
  const { data, error, refetch } = useTeam();
  if (hasCode(error, 'not_allowed')) return <EmptyState title={texts.ownerOnly} />;
  return (
    <>
      <Section title={texts.invite.title}>
        <InviteForm />
      </Section>
      <Section title={texts.members.title}>
        <p className="mb-4 text-ink-2">{texts.members.lede}</p>
        <MemberTable members={data?.data.members} error={error} onRetry={refetch} />
      </Section>
      {data && <TwoStepRule isRequired={data.data.requiresTwoStep} members={data.data.members} />}
      {data && ownSignIn}
      {data && (
        <Section title={texts.invitations.title}>
          <InvitationTable invitations={data.data.invitations} onRetry={refetch} />
        </Section>
      )}
    </>
  );
}
