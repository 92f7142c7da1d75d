import { useState } from 'react';
import {
  DEMO_REQUEST_STATUSES,
  type DemoRequest,
  type DemoRequestStatus as Status,
} from '../../../../contracts/demo-requests.ts';
import { messageOf } from '../../../lib/api-error.ts';
import { showFailure, showToast } from '../../../lib/toast-store.ts';
import { optionsOf } from '../../../ui/filter-options.ts';
import { Select } from '../../../ui/select.tsx';
import { useUpdateDemoRequest } from '../api/demo-requests.ts';
import { texts } from '../texts.ts';

const words = texts.demoRequests;
const OPTIONS = optionsOf(DEMO_REQUEST_STATUSES, words.statuses);

/** How far the administrator is with a demo request, changed where it stands. */
export function DemoRequestStatus({ request }: { request: DemoRequest }) {
  const { mutateAsync } = useUpdateDemoRequest(request.id);
  /** What was chosen, until the list shows it. */
  const [chosen, setChosen] = useState<Status | null>(null);
  const change = async (value: string) => {
    const status = DEMO_REQUEST_STATUSES.find((known) => known === value);
    if (!status) return;
    setChosen(status);
    try {
      await mutateAsync({ status });
      // Told here, because the row is gone by now where the list shows another status only.
      showToast(words.moved(request.company_name, words.statuses[status]));
    } catch (error) {
      showFailure(messageOf(error));
    }
    setChosen(null);
  };
  return (
    <Select
      className="min-w-[136px]"
      aria-label={words.statusOf(request.company_name)}
      value={chosen ?? request.status}
      onChange={(event) => change(event.currentTarget.value)}
    >
      {OPTIONS.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </Select>
  );
}
