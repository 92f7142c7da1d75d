import { ExternalLink } from 'lucide-react';
import { Link } from 'react-router';
import type { Conversation as ConversationData } from '../../../../contracts/chat/conversations.ts';
import { paths } from '../../../../contracts/paths.ts';
import { hasCode } from '../../../lib/api/api-error.ts';
import type { AnswerViews } from '../../../lib/text/answer-views.ts';
import { formatDate, formatNumber } from '../../../lib/text/format.ts';
import { buttonStyle } from '../../../ui/button/button-style.ts';
import { ExportButton } from '../../../ui/button/export-button.tsx';
import { Figures } from '../../../ui/list/figures.tsx';
import { Section } from '../../../ui/page/section.tsx';
import { EmptyState } from '../../../ui/state/empty-state.tsx';
import { Unloaded } from '../../../ui/state/unloaded.tsx';
import {
  type LinkKey,
  useConversation,
  useEraseCustomer,
  useExportConversation,
} from '../api/conversation.ts';
import { texts } from '../texts.ts';
import { EraseButtons } from './erase-buttons.tsx';
import { Receipt } from './receipt.tsx';
import { Transcript } from './transcript.tsx';

/** The conversation with a customer on one link, and the actions on it. */
export function Conversation({ link, ...views }: AnswerViews & { link: LinkKey }) {
  const { data, error, refetch } = useConversation(link);
  const eraseCustomer = useEraseCustomer();
  if (eraseCustomer.data) return <Receipt erasure={eraseCustomer.data.data} />;
  if (hasCode(error, 'not_found', 'invalid_request'))
    return <EmptyState title={texts.missing}>{texts.missingText}</EmptyState>;
  if (!data) return <Unloaded error={error} onRetry={refetch} text={texts.loading} />;
  const conversation = data.data;
  return (
    <>
      <Head conversation={conversation} link={link} />
      <Section title={texts.transcript}>
        <Transcript conversation={conversation} onRetry={refetch} {...views} />
      </Section>
      <Section title={texts.erase.title} className="print:hidden">
        <EraseButtons conversation={conversation} link={link} eraseCustomer={eraseCustomer} />
      </Section>
    </>
  );
}

function Head({ conversation, link }: { conversation: ConversationData; link: LinkKey }) {
  const { chatbot, asked, answered, works, does_not_work } = conversation;
  const exportConversation = useExportConversation();
  return (
    <>
      <div className="mb-6 flex flex-wrap items-start justify-between gap-4">
        <div className="min-w-0">
          <p className="text-20 font-semibold wrap-anywhere">{chatbot.useremail}</p>
          <p className="text-ink-2">
            <Link to={paths.productDetails.href(chatbot.product._id)}>{chatbot.product.product_name}</Link>
            {`, ${formatDate(chatbot.createdAt)}`}
          </p>
        </div>
        <div className="flex flex-wrap gap-2 print:hidden">
          <a
            className={buttonStyle()}
            href={paths.chat.href(chatbot.company, chatbot.product._id, chatbot.uniqueId)}
            target="_blank"
            rel="noreferrer"
          >
            <ExternalLink size={18} aria-hidden="true" />
            {texts.chat}
          </a>
          <ExportButton words={texts.export} mutation={exportConversation} target={link} />
        </div>
      </div>
      <Figures
        items={[
          { label: texts.figures.asked, value: formatNumber(asked) },
          { label: texts.figures.answered, value: formatNumber(answered) },
          { label: texts.figures.works, value: formatNumber(works) },
          { label: texts.figures.doesNotWork, value: formatNumber(does_not_work) },
        ]}
      />
    </>
  );
}
