import type { Chatbot } from '../../../../contracts/chat/chatbots.ts';
import { useListParams } from '../../../lib/browser/use-list-params.ts';
import { formatDate } from '../../../lib/text/format.ts';
import { ButtonLink } from '../../../ui/button/button-link.tsx';
import { Pagination } from '../../../ui/list/pagination.tsx';
import { type Column, Table } from '../../../ui/list/table.tsx';
import { TableAddress } from '../../../ui/list/table-address.tsx';
import { EmptyState } from '../../../ui/state/empty-state.tsx';
import { useChatbots } from '../api/your-bots.ts';
import { chatbotPath } from '../chatbot-url.ts';
import { texts } from '../texts.ts';
import { ChatbotMenu } from './chatbot-menu.tsx';
import { ChatbotStatus } from './chatbot-status.tsx';
import { CopyUrlButton } from './copy-url-button.tsx';
import { DeleteChatbotButton } from './delete-chatbot-button.tsx';
import { MailState } from './mail-state.tsx';
import { QueriesUsed } from './queries-used.tsx';

const titles = texts.columns;
const CUSTOMERS_PER_PAGE = 10;

const columns: readonly Column<Chatbot>[] = [
  {
    header: titles.customer,
    kind: 'lead',
    cell: (chatbot) => (
      <>
        <TableAddress address={chatbot.useremail} href={chatbotPath(chatbot)} isApart />
        <MailState mail={chatbot.mail} />
      </>
    ),
  },
  { header: titles.created, isShort: true, cell: (chatbot) => formatDate(chatbot.createdAt) },
  { header: titles.queries, align: 'right', cell: QueriesUsed },
  { header: titles.status, cell: ChatbotStatus },
  {
    header: titles.actions,
    kind: 'actions',
    cell: (chatbot) => (
      <>
        <CopyUrlButton chatbot={chatbot} />
        <DeleteChatbotButton chatbot={chatbot} />
        <ChatbotMenu chatbot={chatbot} />
      </>
    ),
  },
];

type ProductCustomersProps = { productId: string; createHref: string };

/** The customers who have a chatbot of this product. */
export function ProductCustomers({ productId, createHref }: ProductCustomersProps) {
  const { page, hrefFor } = useListParams();
  const { data, error, refetch } = useChatbots({ productId, page, limit: CUSTOMERS_PER_PAGE });
  // The line below the tabs is also the upper edge of the table.
  return (
    <div className="-mt-6 [&_.table]:border-t-0">
      <Table
        caption={texts.customers.caption}
        columns={columns}
        rows={data?.data}
        rowKey={(chatbot) => chatbot._id}
        error={error}
        onRetry={refetch}
        empty={
          <EmptyState
            title={texts.noBots}
            action={<ButtonLink to={createHref}>{texts.customers.create}</ButtonLink>}
          >
            {texts.customers.empty}
          </EmptyState>
        }
      />
      {data && <Pagination page={page} limit={CUSTOMERS_PER_PAGE} total={data.total} hrefFor={hrefFor} />}
    </div>
  );
}
