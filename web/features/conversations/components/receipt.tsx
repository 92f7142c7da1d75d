import type { Erasure } from '../../../../contracts/chat/conversations.ts';
import { paths } from '../../../../contracts/paths.ts';
import { formatDateTime } from '../../../lib/text/format.ts';
import { ButtonLink } from '../../../ui/button/button-link.tsx';
import { CopyButton } from '../../../ui/button/copy-button.tsx';
import { texts } from '../texts.ts';

const words = texts.receipt;

/** The receipt of what was erased of a customer, to be passed on, because it can't be looked up later. */
export function Receipt({ erasure }: { erasure: Erasure }) {
  const { email, chatbots, questions, mails, erasedAt, receipt } = erasure;
  const text = `${words.of(email, chatbots, questions, mails, formatDateTime(erasedAt))} ${words.number(receipt)}`;
  return (
    <section role="status" className="grid max-w-[62ch] gap-3">
      <h2 className="text-20 font-semibold">{words.title}</h2>
      <p className="text-ink-2">{words.text}</p>
      <p className="border border-ink bg-sheet p-4 wrap-anywhere">{text}</p>
      <div className="flex flex-wrap gap-2">
        <CopyButton text={text} label={words.copy} doneMessage={words.copied} isLabelled />
        <ButtonLink variant="quiet" to={paths.chatbots.path}>
          {words.back}
        </ButtonLink>
      </div>
    </section>
  );
}
