import type { ChatbotFilter } from '../../../../contracts/chat/chatbots.ts';
import { optionsOf } from '../../../ui/form/filter-options.ts';
import { FilterSelect } from '../../../ui/form/filter-select.tsx';
import { ListSearch } from '../../../ui/list/list-search.tsx';
import { type ListOrder, orderValue, STATUSES } from '../chatbot-filter.ts';
import { texts } from '../texts.ts';
import { ExportChatbots } from './export-chatbots.tsx';
import { ProductFilter } from './product-filter.tsx';

const MAILS: readonly NonNullable<ChatbotFilter['mail']>[] = ['sent', 'queued', 'failed'];

type ChatbotFiltersProps = {
  searchText: string;
  onSearchText: (text: string) => void;
  filter: ChatbotFilter;
  order: ListOrder;
  onChange: (name: 'status' | 'mail' | 'order' | 'product', value: string) => void;
};

/** Search, filters, order and export of the chatbot list. */
export function ChatbotFilters(props: ChatbotFiltersProps) {
  const { searchText, onSearchText, filter, order, onChange } = props;
  const words = texts.filters;
  return (
    <ListSearch
      label={words.search}
      placeholder={words.searchPlaceholder}
      value={searchText}
      onValue={onSearchText}
      // Two full rows, of three each; on narrower screens the search and the export have rows of their own.
      className="grid grid-cols-3 gap-3 max-lg:grid-cols-2 max-lg:*:last:col-span-2"
      inputClassName="max-lg:col-span-2"
    >
      <ProductFilter productId={filter.productId} onChange={(value) => onChange('product', value)} />
      <FilterSelect
        label={words.status}
        all={words.allStatuses}
        options={optionsOf(STATUSES, texts.status)}
        value={filter.status ?? ''}
        onValue={(value) => onChange('status', value)}
      />
      <FilterSelect
        label={words.mail}
        all={words.allMails}
        options={optionsOf(MAILS, words.mails)}
        value={filter.mail ?? ''}
        onValue={(value) => onChange('mail', value)}
      />
      <FilterSelect
        label={words.order}
        options={texts.orders.map((known) => ({ value: orderValue(known), label: known.label }))}
        value={orderValue(order)}
        onValue={(value) => onChange('order', value)}
      />
      <ExportChatbots filter={filter} />
    </ListSearch>
  );
}
