import { useEffect, useRef, useState } from 'react';
import type {
  ReplacedVersions as Replaced,
  VersionsKept,
  VersionsPreview,
} from '../../../../contracts/company/replaced-versions.ts';
import { tellFailure } from '../../../lib/api/tell-outcome.ts';
import { showToast } from '../../../lib/browser/toast-store.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { Input } from '../../../ui/form/input.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { useConfirm } from '../../../ui/overlay/use-confirm.tsx';
import { Section } from '../../../ui/page/section.tsx';
import { Unloaded } from '../../../ui/state/unloaded.tsx';
import { useChooseVersions, usePreviewVersions, useReplacedVersions } from '../api/replaced-versions.ts';
import { type Draft, draftOf, PROPOSED, readDraft, type Way } from '../versions-choice.ts';
import { versionsTexts as words } from '../versions-texts.ts';

const WAYS = Object.keys(words.ways) as Way[];
const ALL: VersionsKept = { newest: null, days: null };

/** Which replaced versions of manuals the company keeps, for its owner. */
export function ReplacedVersions() {
  const { data, error, refetch } = useReplacedVersions();
  return (
    <Section title={words.title}>
      <p className="mb-4 max-w-[62ch] text-ink-2">{words.lede}</p>
      {data ? <VersionsForm {...data.data} /> : <Unloaded error={error} onRetry={refetch} />}
    </Section>
  );
}

/** The choice. Before it removes something, it says how much, and what stays because it is needed. */
function VersionsForm({ kept, held }: Replaced) {
  const select = useRef<HTMLSelectElement>(null);
  const [draft, setDraft] = useState<Draft>(() => draftOf(kept));
  const [isChecked, setIsChecked] = useState(false);
  const [saved, setSaved] = useState<VersionsKept>();
  const preview = usePreviewVersions();
  const save = useChooseVersions();
  const wanted = readDraft(draft);
  const target = typeof wanted === 'string' ? ALL : wanted;
  const { ask, dialog } = useConfirm({
    ...questionOf(target, preview.data),
    mutation: save,
    target,
    busyText: words.saving,
    onDone: () => {
      showToast(words.done(target));
      setSaved(target);
    },
  });
  // The button that opened the question is gone, and the question goes with it.
  useEffect(() => {
    if (saved) select.current?.focus();
  }, [saved]);
  const change = () => {
    setIsChecked(true);
    if (typeof wanted === 'string') return;
    if (draft.way === 'all') ask();
    else preview.mutate(wanted, { onSuccess: ask, onError: tellFailure });
  };
  const before = draftOf(saved ?? kept);
  const { way, amount } = draft;
  const isChanged = way !== before.way || amount !== before.amount;
  const fault = isChecked && typeof wanted === 'string' ? wanted : undefined;
  return (
    <div className="flex flex-wrap items-start gap-3">
      <Field
        label={words.label}
        isLocked={preview.isPending}
        hint={words.held(held)}
        className="w-full sm:w-80"
      >
        <Select
          ref={select}
          value={way}
          onChange={({ currentTarget: { value } }) =>
            setDraft(draftIn(WAYS.find((each) => each === value) ?? 'all', before))
          }
        >
          {WAYS.map((each) => (
            <option key={each} value={each}>
              {words.ways[each]}
            </option>
          ))}
        </Select>
      </Field>
      {way !== 'all' && (
        <AmountField
          label={words.amounts[way]}
          amount={amount}
          fault={fault}
          isLocked={preview.isPending}
          onChange={(entered) => setDraft({ way, amount: entered })}
        />
      )}
      {isChanged && (
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

type AmountFieldProps = {
  label: string;
  amount: string;
  fault: string | undefined;
  isLocked: boolean;
  onChange: (amount: string) => void;
};

function AmountField({ label, amount, fault, isLocked, onChange }: AmountFieldProps) {
  return (
    <Field label={label} error={fault} isLocked={isLocked} className="w-full sm:w-40">
      <Input
        inputMode="numeric"
        value={amount}
        onChange={({ currentTarget: { value } }) => onChange(value)}
      />
    </Field>
  );
}

/** Another way, with the amount in force if it is the one in force. */
const draftIn = (way: Way, inForce: Draft): Draft =>
  way === inForce.way ? inForce : { way, amount: way === 'all' ? '' : PROPOSED[way] };

function questionOf(wanted: VersionsKept, preview: VersionsPreview | undefined) {
  const question = words.question(wanted);
  if (wanted.newest === null && wanted.days === null)
    return { question, consequence: words.consequenceAll, verb: words.verbAll, tone: 'go' as const };
  return {
    question,
    consequence: preview ? words.consequence(preview) : '',
    verb: words.verb,
    tone: 'danger' as const,
  };
}
