import type { OutboxMail } from '../../../../contracts/admin/admin.ts';
import { messageOf } from '../../../lib/api/api-error.ts';
import { formatDateTime } from '../../../lib/text/format.ts';
import { Button } from '../../../ui/button/button.tsx';
import { FieldError } from '../../../ui/form/field-error.tsx';
import { Status } from '../../../ui/state/status.tsx';
import { useReadMail } from '../api/mails.ts';
import { texts } from '../texts.ts';
import { Entry, EntryTime } from './entry-list.tsx';
import { SendMailAgain } from './send-mail-again.tsx';

const words = texts.outbox;
const SHAPES = { outbox: 'open', queued: 'half', sent: 'on', failed: 'off' } as const;

/** A mail: its head, and its text when it is opened. */
export function Mail({ mail }: { mail: OutboxMail }) {
  return (
    <Entry
      columns="md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_112px_136px]"
      head={
        <>
          <b className="font-medium group-open:whitespace-normal max-md:wrap-anywhere md:truncate">
            {mail.subject}
          </b>
          <span className="text-ink-2 max-md:col-span-2 max-md:row-start-2 max-md:wrap-anywhere md:truncate">
            <span className="sr-only">{words.to}: </span>
            {mail.to}
          </span>
          <Status kind={SHAPES[mail.state]}>{words.states[mail.state]}</Status>
          <EntryTime at={mail.createdAt} className="max-md:col-span-2 max-md:text-left" />
        </>
      }
    >
      {mail.error && <FieldError>{mail.error}</FieldError>}
      {mail.sentAt && (
        <p className="text-13 text-ink-2">
          {mail.state === 'sent' ? words.sent : words.sentBefore} {formatDateTime(mail.sentAt)}
        </p>
      )}
      {mail.isSealed ? <SealedWords mail={mail} /> : <Words>{mail.text}</Words>}
      <SendMailAgain mail={mail} />
    </Entry>
  );
}

const Words = ({ children }: { children: string }) => (
  <p className="max-w-[72ch] wrap-anywhere whitespace-pre-wrap">{children}</p>
);

/** The words of a mail that is for its reader alone: at a press, which is written down. */
function SealedWords({ mail: { id, to, subject } }: { mail: OutboxMail }) {
  const reading = useReadMail();
  if (reading.data) return <Words>{reading.data.data.text}</Words>;
  return (
    <>
      <p className="max-w-[72ch] text-ink-2">{words.sealed}</p>
      {reading.error && <FieldError>{messageOf(reading.error)}</FieldError>}
      <div>
        <Button
          aria-label={words.showOf(subject, to)}
          onClick={() => reading.mutate(id)}
          busyText={reading.isPending && words.showing}
        >
          {words.show}
        </Button>
      </div>
    </>
  );
}
