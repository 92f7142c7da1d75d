import { useState } from 'react';
import { type Client, MAX_REASON_CHARS } from '../../../../contracts/admin/admin.ts';
import { messageOf } from '../../../lib/api/api-error.ts';
import { useHasMailServer } from '../../../lib/api/use-has-mail-server.ts';
import { showToast } from '../../../lib/browser/toast-store.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { Textarea } from '../../../ui/form/textarea.tsx';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { type Decision, useDecideClient } from '../api/decide-client.ts';
import { texts } from '../texts.ts';

/** A button that approves a pending or suspended account, or suspends an active one, after asking. */
export function DecideButton({ client }: { client: Pick<Client, 'status' | 'user' | 'company'> }) {
  // Fixed while the question is open, because the decision itself turns Approve into Suspend.
  const [asked, setAsked] = useState<Decision | null>(null);
  const offered: Decision = client.status === 'Active' ? 'suspend' : 'approve';
  const decision = asked ?? offered;
  const words = texts[decision];
  const name = client.company?.company_name ?? client.user.name;
  const [reason, setReason] = useState('');
  const { mutate, isPending, error, reset } = useDecideClient(decision);
  const told = useToldOwner();

  const close = () => {
    setAsked(null);
    setReason('');
    reset();
  };
  const confirm = () =>
    mutate(
      { userId: client.user.id, reason },
      {
        onSuccess: () => {
          showToast(words.done(name));
          close();
        },
      },
    );

  return (
    <>
      <Button
        variant={offered === 'approve' ? 'go' : 'outline'}
        className="min-w-[92px]"
        aria-label={`${texts[offered].verb} ${name}`}
        onClick={() => setAsked(offered)}
      >
        {texts[offered].verb}
      </Button>
      <ConfirmDialog
        isOpen={asked !== null}
        onClose={close}
        onConfirm={confirm}
        question={words.question(name)}
        consequence={told[decision]}
        verb={words.verb}
        busyText={isPending && words.busy}
        error={error ? messageOf(error) : undefined}
        tone={decision === 'approve' ? 'go' : 'danger'}
      >
        {decision === 'suspend' && (
          <ReasonField hint={told.reason} isLocked={isPending} value={reason} onChange={setReason} />
        )}
      </ConfirmDialog>
    </>
  );
}

type ReasonFieldProps = { hint: string; isLocked: boolean; value: string; onChange: (value: string) => void };

function ReasonField({ hint, isLocked, value, onChange }: ReasonFieldProps) {
  return (
    <Field label={texts.suspend.reason} hint={hint} isOptional isLocked={isLocked}>
      <Textarea
        rows={3}
        maxLength={MAX_REASON_CHARS}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </Field>
  );
}

/** What each question says, in which the owner is told by a mail only where there is a mail server. */
function useToldOwner() {
  const { approve, suspend } = texts;
  const hasMailServer = useHasMailServer();
  return {
    approve: hasMailServer ? approve.consequence : approve.consequenceWaits,
    suspend: suspend.consequence,
    reason: hasMailServer ? suspend.reasonHint : suspend.reasonWaits,
  };
}
