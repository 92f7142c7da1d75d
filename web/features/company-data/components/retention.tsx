import { useEffect, useRef, useState } from 'react';
import { RETENTION_DAYS } from '../../../../contracts/admin/platform-settings.ts';
import type { CompanyRetention } from '../../../../contracts/company/company-data.ts';
import { hasCode } from '../../../lib/api/api-error.ts';
import { tellFailure } from '../../../lib/api/tell-outcome.ts';
import { showToast } from '../../../lib/browser/toast-store.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { useConfirm } from '../../../ui/overlay/use-confirm.tsx';
import { Section } from '../../../ui/page/section.tsx';
import { EmptyState } from '../../../ui/state/empty-state.tsx';
import { Unloaded } from '../../../ui/state/unloaded.tsx';
import { useCompanyRetention, usePreviewCompanyRetention, useSetCompanyRetention } from '../api/retention.ts';
import { isShorter, retentionQuestion } from '../retention-question.ts';
import { texts } from '../texts.ts';

const words = texts.retention;

/** How long the company's conversations are kept, for its owner. */
export function Retention() {
  const { data, error, refetch } = useCompanyRetention();
  if (hasCode(error, 'not_allowed')) return <EmptyState title={texts.ownerOnly} />;
  return (
    <Section title={words.title}>
      <p className="mb-4 max-w-[62ch] text-ink-2">{words.lede}</p>
      {data ? <RetentionForm current={data.data} /> : <Unloaded error={error} onRetry={refetch} />}
    </Section>
  );
}

/** The choice of a period. Before a change erases something, it says how much. */
function RetentionForm({ current: { days, longest, inForce } }: { current: CompanyRetention }) {
  const select = useRef<HTMLSelectElement>(null);
  const [chosen, setChosen] = useState(days);
  const [saved, setSaved] = useState<{ days: typeof chosen }>();
  const preview = usePreviewCompanyRetention();
  const wanted = chosen ?? longest;
  const { done, ...question } = retentionQuestion(wanted, inForce, preview.data ?? 0);
  const { ask, dialog } = useConfirm({
    ...question,
    mutation: useSetCompanyRetention(),
    target: chosen,
    busyText: words.saving,
    onDone: () => {
      showToast(done);
      setSaved({ days: chosen });
    },
  });
  // The button that opened the question is gone, and the question goes with it.
  useEffect(() => {
    if (saved) select.current?.focus();
  }, [saved]);
  const change = () => {
    if (isShorter(wanted, inForce)) preview.mutate(wanted, { onSuccess: ask, onError: tellFailure });
    else ask();
  };
  const choices = RETENTION_DAYS.filter((each) => longest === null || each <= longest);
  return (
    <div className="flex flex-wrap items-start gap-3">
      <Field
        label={words.label}
        isLocked={preview.isPending}
        hint={longest === null ? undefined : words.bounded(longest)}
        className="w-full sm:w-80"
      >
        <Select
          ref={select}
          value={chosen ?? ''}
          onChange={({ currentTarget: { value } }) =>
            setChosen(RETENTION_DAYS.find((each) => String(each) === value) ?? null)
          }
        >
          <option value="">{words.asInstallation(longest)}</option>
          {choices.map((each) => (
            <option key={each} value={each}>
              {words.days(each)}
            </option>
          ))}
        </Select>
      </Field>
      {chosen !== days && (
        <Button
          variant="go"
          className="sm:mt-[1.625rem]"
          busyText={preview.isPending && words.counting}
          onClick={change}
        >
          {words.change}
        </Button>
      )}
      {dialog}
    </div>
  );
}
