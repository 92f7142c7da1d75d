import { CLIENT_STATUSES } from '../../../../contracts/admin.ts';
import { FilterSelect } from '../../../ui/filter-select.tsx';
import { ListSearch } from '../../../ui/list-search.tsx';
import { useManagedCatalogue } from '../api/plan-catalogue.ts';
import { texts } from '../texts.ts';
import { AddClientButton } from './add-client-button.tsx';

const STATUSES = CLIENT_STATUSES.filter((status) => status !== 'all');

type ClientFiltersProps = {
  searchText: string;
  onSearchText: (text: string) => void;
  status: string;
  plan: string;
  onChange: (name: 'status' | 'plan', value: string) => void;
};

/** Search box, status filter and plan filter of the client list. */
export function ClientFilters({ searchText, onSearchText, status, plan, onChange }: ClientFiltersProps) {
  const words = texts.clients;
  const plans = useManagedCatalogue().data?.data.plans ?? [];
  return (
    <ListSearch
      label={words.search}
      placeholder={words.searchPlaceholder}
      value={searchText}
      onValue={onSearchText}
      className="grid grid-cols-[minmax(0,1fr)_160px_160px_auto] gap-3 max-md:grid-cols-2"
      inputClassName="max-md:col-span-2"
    >
      <FilterSelect
        label={words.status}
        all={words.statuses.all}
        options={STATUSES.map((option) => ({ value: option, label: words.statuses[option] }))}
        value={status}
        onValue={(value) => onChange('status', value)}
      />
      <FilterSelect
        label={words.plan}
        all={words.allPlans}
        options={plans.map(({ name }) => ({ value: name, label: name }))}
        value={plan}
        onValue={(value) => onChange('plan', value)}
      />
      <div className="max-md:col-span-2 max-md:*:w-full">
        <AddClientButton />
      </div>
    </ListSearch>
  );
}
