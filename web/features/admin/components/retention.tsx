import { useEffect, useRef, useState } from 'react';
import { RETENTION_DAYS, type RetentionDays } from '../../../../contracts/admin/platform-settings.ts';
import { tellFailure } from '../../../lib/api/tell-outcome.ts';
import { showToast } from '../../../lib/browser/toast-store.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { useConfirm } from '../../../ui/overlay/use-confirm.tsx';
import { Section } from '../../../ui/page/section.tsx';
import { usePreviewRetention, useSetRetention } from '../api/platform-settings.ts';
import { isShorter, retentionQuestion } from '../retention-question.ts';
import { texts } from '../settings-texts.ts';

const words = texts.retention;

/** The setting for how long conversations are kept. Before a change erases something, it says how much. */
export function Retention({ current }: { current: RetentionDays }) {
  const select = useRef<HTMLSelectElement>(null);
  const [chosen, setChosen] = useState(current);
  const [saved, setSaved] = useState<RetentionDays>();
  const preview = usePreviewRetention();
  const { done, ...question } = retentionQuestion(chosen, current, preview.data ?? 0);
  const { ask, dialog } = useConfirm({
    ...question,
    mutation: useSetRetention(),
    target: chosen,
    busyText: words.saving,
    onDone: () => {
      showToast(done);
      setSaved(chosen);
    },
  });
  // The button that opened the question is gone, and the question goes with it.
  useEffect(() => {
    if (saved !== undefined) select.current?.focus();
  }, [saved]);
  const change = () => {
    if (isShorter(chosen, current)) preview.mutate(chosen, { onSuccess: ask, onError: tellFailure });
    else ask();
  };
  return (
    <Section title={words.title}>
      <p className="mb-4 max-w-[62ch] text-ink-2">{words.lede}</p>
      <div className="flex flex-wrap items-end gap-3">
        <Field label={words.label} isLocked={preview.isPending} className="w-56">
          <Select
            ref={select}
            value={chosen ?? ''}
            onChange={({ currentTarget: { value } }) =>
              setChosen(RETENTION_DAYS.find((days) => String(days) === value) ?? null)
            }
          >
            <option value="">{words.forEver}</option>
            {RETENTION_DAYS.map((days) => (
              <option key={days} value={days}>
                {words.days(days)}
              </option>
            ))}
          </Select>
        </Field>
        {chosen !== current && (
          <Button variant="go" busyText={preview.isPending && words.counting} onClick={change}>
            {words.change}
          </Button>
        )}
      </div>
      {dialog}
    </Section>
  );
}
