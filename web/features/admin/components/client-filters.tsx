import { PLAN_NAMES } from '../../../../contracts/plans.ts';
import { SearchInput } from '../../../ui/search-input.tsx';
import { Select } from '../../../ui/select.tsx';
import { texts } from '../texts.ts';

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
  return (
    <search className="mb-6 grid grid-cols-[minmax(0,1fr)_160px_160px] gap-3 max-md:grid-cols-2">
      <SearchInput
        label={words.search}
        placeholder={words.searchPlaceholder}
        value={searchText}
        onChange={(event) => onSearchText(event.currentTarget.value)}
        className="max-md:col-span-2"
      />
      <Select
        aria-label={words.status}
        value={status}
        onChange={(event) => onChange('status', event.currentTarget.value)}
      >
        <option value="">{words.statuses.all}</option>
        <option value="active">{words.statuses.active}</option>
        <option value="inactive">{words.statuses.inactive}</option>
      </Select>
      <Select
        aria-label={words.plan}
        value={plan}
        onChange={(event) => onChange('plan', event.currentTarget.value)}
      >
        <option value="">{words.allPlans}</option>
        {PLAN_NAMES.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </Select>
    </search>
  );
}
