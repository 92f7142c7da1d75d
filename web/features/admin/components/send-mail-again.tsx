import type { OutboxMail } from '../../../../contracts/admin/admin.ts';
import { showToast } from '../../../lib/browser/toast-store.ts';
import { Button } from '../../../ui/button/button.tsx';
import { useConfirm } from '../../../ui/overlay/use-confirm.tsx';
import { useSendMailAgain } from '../api/mails.ts';
import { texts } from '../texts.ts';

const words = texts.outbox.sendAgain;

type ButtonProps = { mail: OutboxMail; consequence: string };

function SendAgainButton({ mail: { id, to, subject }, consequence }: ButtonProps) {
  const { ask, dialog } = useConfirm({
    question: words.question(to),
    consequence,
    verb: words.verb,
    busyText: words.busy,
    tone: 'go',
    mutation: useSendMailAgain(),
    target: id,
    onDone: () => showToast(words.done),
  });
  return (
    <div>
      <Button aria-label={words.of(subject, to)} onClick={ask}>
        {words.verb}
      </Button>
      {dialog}
    </div>
  );
}

/** A button that sends a mail again after asking, or a text that says why that is impossible. */
export function SendMailAgain({ mail }: { mail: OutboxMail }) {
  switch (mail.resending) {
    case 'possible':
    case 'may-be-stale':
      return <SendAgainButton mail={mail} consequence={words.consequences[mail.resending]} />;
    case 'words-gone':
    case 'no-server':
      return <p className="text-13 text-ink-2">{words.refusals[mail.resending]}</p>;
    case 'on-its-way':
      return null;
  }
}
