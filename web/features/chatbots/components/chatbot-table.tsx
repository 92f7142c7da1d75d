import { Link } from 'react-router';
import type { Chatbot } from '../../../../contracts/chatbots.ts';
import { paths } from '../../../../contracts/paths.ts';
import { formatDate } from '../../../lib/format.ts';
import { useListParams } from '../../../lib/use-list-params.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ListSearch } from '../../../ui/list-search.tsx';
import { Pagination } from '../../../ui/pagination.tsx';
import { type Column, Table } from '../../../ui/table.tsx';
import { useChatbots } from '../api/your-bots.ts';
import { ChatbotStatus } from './chatbot-status.tsx';
import { CopyUrlButton } from './copy-url-button.tsx';
import { DeleteChatbotButton } from './delete-chatbot-button.tsx';
import { LimitButton } from './limit-button.tsx';
import { MailState } from './mail-state.tsx';
import { QueriesUsed } from './queries-used.tsx';
import { ResendButton } from './resend-button.tsx';
import { ViewChatLink } from './view-chat-link.tsx';

const CHATBOTS_PER_PAGE = 20;

const columns: readonly Column<Chatbot>[] = [
  {
    header: 'Chatbot Name',
    kind: 'lead',
    cell: ({ product }) => <Link to={paths.productDetails.href(product._id)}>{product.product_name}</Link>,
  },
  { header: 'Created Date', cell: (chatbot) => formatDate(chatbot.createdAt) },
  {
    header: 'Customer',
    cell: (chatbot) => (
      <>
        {chatbot.useremail}
        <MailState mail={chatbot.mail} />
      </>
    ),
  },
  {
    header: 'Status',
    cell: (chatbot) => (
      <>
        <ChatbotStatus status={chatbot.status} />
        <span className="block text-13 text-ink-2">
          <QueriesUsed {...chatbot} /> queries
        </span>
      </>
    ),
  },
  {
    header: 'Operations',
    cell: (chatbot) => (
      <span className="-my-1.5 -ml-2 flex">
        <ViewChatLink chatbot={chatbot} />
        <CopyUrlButton chatbot={chatbot} />
      </span>
    ),
  },
  {
    header: 'Actions',
    kind: 'actions',
    cell: (chatbot) => (
      <>
        <ResendButton chatbot={chatbot} />
        <LimitButton chatbot={chatbot} />
        <DeleteChatbotButton chatbot={chatbot} />
      </>
    ),
  },
];

/** All chatbots of the company with search and pages. */
export function ChatbotTable() {
  const { page, search, searchText, setSearchText, hrefFor } = useListParams();
  const { data, error, refetch } = useChatbots({ page, search, limit: CHATBOTS_PER_PAGE });
  return (
    <>
      <ListSearch
        label="Search chatbots by customer or product"
        placeholder="Search customers and products"
        value={searchText}
        onValue={setSearchText}
      />
      <Table
        caption="Chatbots"
        columns={columns}
        rows={data?.data}
        rowKey={(chatbot) => chatbot._id}
        error={error}
        onRetry={refetch}
        empty={<NoChatbots search={search} />}
      />
      {data && <Pagination page={page} limit={CHATBOTS_PER_PAGE} total={data.total} hrefFor={hrefFor} />}
    </>
  );
}

function NoChatbots({ search }: { search: string }) {
  if (search) {
    return (
      <EmptyState title="No bots found" action={<ButtonLink to="?">Show all chatbots</ButtonLink>}>
        No customer or product contains “{search}”.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title="No bots found"
      action={<ButtonLink to={paths.products.href()}>Choose a product</ButtonLink>}
    >
      Open a product and create a chatbot with a customer’s e-mail address.
    </EmptyState>
  );
}
