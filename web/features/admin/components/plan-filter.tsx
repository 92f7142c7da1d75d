import { FilterSelect } from '../../../ui/form/filter-select.tsx';
import { useManagedCatalogue } from '../api/plan-catalogue.ts';

type PlanFilterProps = {
  words: { plan: string; allPlans: string };
  /** Names to choose beside those of the catalogue. */
  others?: readonly string[];
  /** Name of the plan chosen; empty for all. */
  value: string;
  onValue: (plan: string) => void;
};

/** Chooses among the plans of the catalogue, also those that are not for sale. */
export function PlanFilter({ words, others = [], value, onValue }: PlanFilterProps) {
  const plans = useManagedCatalogue().data?.data.plans ?? [];
  const names = new Set([...plans.map(({ name }) => name), ...others]);
  return (
    <FilterSelect
      label={words.plan}
      all={words.allPlans}
      options={[...names].map((name) => ({ value: name, label: name }))}
      value={value}
      onValue={onValue}
    />
  );
}
