import type { Chatbot, ChatbotFilter } from '../../../../contracts/chatbots.ts';
import { SearchInput } from '../../../ui/search-input.tsx';
import { Select } from '../../../ui/select.tsx';
import { type ListOrder, orderValue } from '../chatbot-filter.ts';
import { texts } from '../texts.ts';
import { ExportButton } from './export-button.tsx';
import { ProductFilter } from './product-filter.tsx';

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
  const mails: readonly Chatbot['mail'][] = ['sent', 'queued', 'failed'];
  return (
    <search className="mb-6 grid grid-cols-12 gap-3 *:col-span-3 max-lg:grid-cols-2 max-lg:*:col-span-1">
      <SearchInput
        label={words.search}
        placeholder={words.searchPlaceholder}
        value={searchText}
        onChange={(event) => onSearchText(event.currentTarget.value)}
        className="col-span-6! max-lg:col-span-2!"
      />
      <ProductFilter productId={filter.productId} onChange={(value) => onChange('product', value)} />
      <Select
        aria-label={words.status}
        value={filter.status ?? ''}
        onChange={(event) => onChange('status', event.currentTarget.value)}
      >
        <option value="">{words.allStatuses}</option>
        <option>Active</option>
        <option>Inactive</option>
      </Select>
      <Select
        aria-label={words.mail}
        value={filter.mail ?? ''}
        onChange={(event) => onChange('mail', event.currentTarget.value)}
      >
        <option value="">{words.allMails}</option>
        {mails.map((mail) => (
          <option key={mail} value={mail}>
            {words.mails[mail]}
          </option>
        ))}
      </Select>
      <Select
        aria-label={words.order}
        value={orderValue(order)}
        onChange={(event) => onChange('order', event.currentTarget.value)}
      >
        {texts.orders.map((known) => (
          <option key={known.label} value={orderValue(known)}>
            {known.label}
          </option>
        ))}
      </Select>
      <ExportButton filter={filter} />
    </search>
  );
}
