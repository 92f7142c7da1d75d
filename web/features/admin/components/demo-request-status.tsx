import { DEMO_REQUEST_STATUSES, type DemoRequest } from '../../../../contracts/admin/demo-requests.ts';
import { tellOutcome } from '../../../lib/api/tell-outcome.ts';
import { optionsOf } from '../../../ui/form/filter-options.ts';
import { FilterSelect } from '../../../ui/form/filter-select.tsx';
import { useUpdateDemoRequest } from '../api/demo-requests.ts';
import { texts } from '../texts.ts';

const words = texts.demoRequests;
const OPTIONS = optionsOf(DEMO_REQUEST_STATUSES, words.statuses);

/** A select with the status of a demo request, which changes it. */
export function DemoRequestStatus({ request }: { request: DemoRequest }) {
  const { mutateAsync, isPending, variables } = useUpdateDemoRequest(request.id);
  const change = (value: string) => {
    const status = DEMO_REQUEST_STATUSES.find((known) => known === value);
    if (status)
      tellOutcome(mutateAsync({ status }), words.moved(request.company_name, words.statuses[status]));
  };
  return (
    <div className="min-w-[136px]">
      <FilterSelect
        label={words.statusOf(request.company_name)}
        options={OPTIONS}
        value={(isPending && variables.status) || request.status}
        onValue={change}
      />
    </div>
  );
}
