import type { UseMutationResult } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { RETENTION_DAYS, type RetentionDays } from '../../../contracts/admin/platform-settings.ts';
import { tellFailure } from '../../lib/api/tell-outcome.ts';
import { showToast } from '../../lib/browser/toast-store.ts';
import { isShorter, retentionQuestion } from '../../lib/text/retention-question.ts';
import { retentionTexts as words } from '../../lib/text/retention-texts.ts';
import { Button } from '../button/button.tsx';
import { useConfirm } from '../overlay/use-confirm.tsx';
import { Field } from './field.tsx';
import { Select } from './select.tsx';

type RetentionFormProps = {
  /** The choice in force; null: none, which `withoutChoice` says in words. */
  days: RetentionDays;
  withoutChoice: string;
  /** The period by which is erased now. */
  inForce: RetentionDays;
  /** The longest that can be chosen, and the one in force without a choice; null: for ever. */
  longest?: RetentionDays;
  hint?: string | undefined;
  /** Counts the conversations of which a period would erase something now. */
  preview: UseMutationResult<number, Error, NonNullable<RetentionDays>>;
  save: UseMutationResult<unknown, Error, RetentionDays>;
};

/** A choice for how long conversations are kept. Before a change erases something, it says how much. */
export function RetentionForm(props: RetentionFormProps) {
  const { days, withoutChoice, inForce, longest = null, hint, preview, save } = props;
  const select = useRef<HTMLSelectElement>(null);
  const [chosen, setChosen] = useState(days);
  const [saved, setSaved] = useState<{ days: RetentionDays }>();
  const wanted = chosen ?? longest;
  const { done, ...question } = retentionQuestion(wanted, inForce, preview.data ?? 0);
  const { ask, dialog } = useConfirm({
    ...question,
    mutation: save,
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
      <Field label={words.label} isLocked={preview.isPending} hint={hint} className="w-full sm:w-80">
        <Select
          ref={select}
          value={chosen ?? ''}
          onChange={({ currentTarget: { value } }) =>
            setChosen(RETENTION_DAYS.find((each) => String(each) === value) ?? null)
          }
        >
          <option value="">{withoutChoice}</option>
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
