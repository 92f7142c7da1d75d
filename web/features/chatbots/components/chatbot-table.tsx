import { Link } from 'react-router';
import type { Chatbot } from '../../../../contracts/chat/chatbots.ts';
import { paths } from '../../../../contracts/paths.ts';
import { useListParams } from '../../../lib/browser/use-list-params.ts';
import { formatDate } from '../../../lib/text/format.ts';
import { ButtonLink } from '../../../ui/button/button-link.tsx';
import { Pagination } from '../../../ui/list/pagination.tsx';
import { type Column, Table } from '../../../ui/list/table.tsx';
import { TableAddress } from '../../../ui/list/table-address.tsx';
import { EmptyState } from '../../../ui/state/empty-state.tsx';
import { useChatbots } from '../api/your-bots.ts';
import { isFiltered, readChatbotFilter, readOrder } from '../chatbot-filter.ts';
import { texts } from '../texts.ts';
import { ChatbotFilters } from './chatbot-filters.tsx';
import { ChatbotMenu } from './chatbot-menu.tsx';
import { ChatbotStatus } from './chatbot-status.tsx';
import { CopyUrlButton } from './copy-url-button.tsx';
import { DeleteChatbotButton } from './delete-chatbot-button.tsx';
import { MailState } from './mail-state.tsx';
import { QueriesUsed } from './queries-used.tsx';
import { ViewChatLink } from './view-chat-link.tsx';

const columnTitles = texts.columns;
const CHATBOTS_PER_PAGE = 20;

const columns: readonly Column<Chatbot>[] = [
  {
    header: columnTitles.name,
    kind: 'lead',
    cell: ({ product }) => <Link to={paths.productDetails.href(product._id)}>{product.product_name}</Link>,
  },
  { header: columnTitles.createdDate, isShort: true, cell: (chatbot) => formatDate(chatbot.createdAt) },
  {
    header: columnTitles.customer,
    cell: (chatbot) => (
      <>
        <TableAddress address={chatbot.useremail} />
        <MailState mail={chatbot.mail} />
      </>
    ),
  },
  {
    header: columnTitles.status,
    cell: (chatbot) => (
      <>
        <ChatbotStatus status={chatbot.status} />
        <span className="block text-13 text-ink-2">
          <QueriesUsed {...chatbot} /> {texts.queries}
        </span>
      </>
    ),
  },
  {
    header: columnTitles.operations,
    kind: 'actions',
    cell: (chatbot) => (
      <>
        <ViewChatLink chatbot={chatbot} />
        <CopyUrlButton chatbot={chatbot} />
      </>
    ),
  },
  {
    header: columnTitles.actions,
    kind: 'actions',
    cell: (chatbot) => (
      <>
        <DeleteChatbotButton chatbot={chatbot} />
        <ChatbotMenu chatbot={chatbot} />
      </>
    ),
  },
];

/** The company's chatbots with search, filters, order, export and pages, which are kept in the address. */
export function ChatbotTable() {
  const { page, search, searchText, setSearchText, get, setParam, hrefFor } = useListParams();
  const filter = readChatbotFilter(get);
  const order = readOrder(get('order'));
  const { data, error, refetch } = useChatbots({
    ...filter,
    sort: order.sort,
    order: order.order,
    page,
    limit: CHATBOTS_PER_PAGE,
  });
  return (
    <>
      <ChatbotFilters
        searchText={searchText}
        onSearchText={setSearchText}
        filter={filter}
        order={order}
        onChange={setParam}
      />
      <Table
        caption={texts.table.caption}
        columns={columns}
        rows={data?.data}
        rowKey={(chatbot) => chatbot._id}
        error={error}
        onRetry={refetch}
        empty={<NoChatbots search={search} isFiltered={isFiltered(filter)} />}
      />
      {data && <Pagination page={page} limit={CHATBOTS_PER_PAGE} total={data.total} hrefFor={hrefFor} />}
    </>
  );
}

function NoChatbots({ search, isFiltered: isNarrowed }: { search: string; isFiltered: boolean }) {
  if (isNarrowed) {
    return (
      <EmptyState title={texts.noBots} action={<ButtonLink to="?">{texts.table.showAll}</ButtonLink>}>
        {search ? texts.table.noneFound(search) : texts.table.noneFiltered}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={texts.noBots}
      action={<ButtonLink to={paths.products.href()}>{texts.table.chooseProduct}</ButtonLink>}
    >
      {texts.table.empty}
    </EmptyState>
  );
}
