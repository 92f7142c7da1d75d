import { CLIENT_STATUSES } from '../../../../contracts/admin/admin.ts';
import { TRIAL } from '../../../../contracts/plans/plans.ts';
import { optionsOf } from '../../../ui/form/filter-options.ts';
import { FilterSelect } from '../../../ui/form/filter-select.tsx';
import { ListSearch } from '../../../ui/list/list-search.tsx';
import { texts } from '../texts.ts';
import { AddClientButton } from './add-client-button.tsx';
import { PlanFilter } from './plan-filter.tsx';

/** States by which the list can be filtered. */
export const CLIENT_CHOICES = CLIENT_STATUSES.filter((status) => status !== 'all');

type ClientFiltersProps = {
  searchText: string;
  onSearchText: (text: string) => void;
  status: (typeof CLIENT_CHOICES)[number] | undefined;
  plan: string;
  onChange: (name: 'status' | 'plan', value: string) => void;
};

/** Search box, status filter and plan filter of the client list. */
export function ClientFilters({ searchText, onSearchText, status, plan, onChange }: ClientFiltersProps) {
  const words = texts.clients;
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
        options={optionsOf(CLIENT_CHOICES, words.statuses)}
        value={status ?? ''}
        onValue={(value) => onChange('status', value)}
      />
      <PlanFilter words={words} others={[TRIAL]} value={plan} onValue={(value) => onChange('plan', value)} />
      <div className="max-md:col-span-2 max-md:*:w-full">
        <AddClientButton />
      </div>
    </ListSearch>
  );
}
