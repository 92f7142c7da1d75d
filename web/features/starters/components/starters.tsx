import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { Starters as Kept } from '../../../../contracts/manuals/starters.ts';
import { MAX_STARTERS } from '../../../../contracts/plans/limits.ts';
import { messageOf } from '../../../lib/api/api-error.ts';
import { showToast } from '../../../lib/browser/toast-store.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Notice } from '../../../ui/state/notice.tsx';
import { Unloaded } from '../../../ui/state/unloaded.tsx';
import { useChooseStarters, useResetStarters, useStarters } from '../api/starters.ts';
import { added, choiceOf, type Draft, draftsOf, moved, outcomeOf } from '../draft.ts';
import { texts } from '../texts.ts';
import { StarterRow } from './starter-row.tsx';

/** The questions that customers of a product begin with, to be edited, ordered and pinned. */
export function Starters({ productId }: { productId: string }) {
  const { data, error, refetch } = useStarters(productId);
  if (!data) return <Unloaded error={error} onRetry={refetch} lines={4} />;
  return (
    <div className="grid max-w-[820px] gap-5">
      <p className="max-w-[72ch] text-ink-2">{texts.lede}</p>
      <Editor key={JSON.stringify(data)} productId={productId} kept={data} />
    </div>
  );
}

function Editor({ productId, kept }: { productId: string; kept: Kept }) {
  const [drafts, setDrafts] = useState<Draft[]>(() => draftsOf(kept));
  const [said, setSaid] = useState('');
  const choose = useChooseStarters(productId);
  const reset = useResetStarters(productId);
  const isBusy = choose.isPending || reset.isPending;
  const failure = choose.error ?? reset.error;
  const change = (key: number, values: Partial<Draft>) =>
    setDrafts(drafts.map((draft) => (draft.key === key ? { ...draft, ...values } : draft)));
  const move = (from: number, by: -1 | 1) => {
    if (!drafts[from + by]) return;
    setDrafts(moved(drafts, from, by));
    setSaid(texts.moved(from + 1, from + by + 1));
  };
  const save = () =>
    choose.mutate({ questions: choiceOf(drafts) }, { onSuccess: () => showToast(texts.saved) });
  return (
    <>
      <p className="text-13 text-ink-2">{kept.isAutomatic ? texts.automatic : texts.own}</p>
      {drafts.length === 0 && <p>{texts.empty}</p>}
      <ol className="grid border-t border-line">
        {drafts.map((draft, at) => (
          <StarterRow
            key={draft.key}
            draft={draft}
            place={at + 1}
            isLast={at === drafts.length - 1}
            isAnswered={outcomeOf(kept.questions, draft)}
            onChange={(values) => change(draft.key, values)}
            onMove={(by) => move(at, by)}
            onRemove={() => setDrafts(drafts.filter(({ key }) => key !== draft.key))}
          />
        ))}
      </ol>
      <p className="text-13 text-ink-2">
        {texts.order} {drafts.length >= MAX_STARTERS && texts.full}
      </p>
      <p role="status" className="sr-only">
        {said}
      </p>
      {failure && <Notice tone="error">{messageOf(failure)}</Notice>}
      <div className="flex flex-wrap gap-2">
        <Button variant="go" busyText={choose.isPending && texts.saving} disabled={isBusy} onClick={save}>
          {texts.save}
        </Button>
        <Button
          icon={<Plus size={18} aria-hidden="true" />}
          disabled={isBusy || drafts.length >= MAX_STARTERS}
          onClick={() => setDrafts(added(drafts))}
        >
          {texts.add}
        </Button>
        {!kept.isAutomatic && <ResetButton isBusy={isBusy} reset={reset} />}
      </div>
    </>
  );
}

function ResetButton({ isBusy, reset }: { isBusy: boolean; reset: ReturnType<typeof useResetStarters> }) {
  return (
    <Button
      variant="quiet"
      disabled={isBusy}
      onClick={() => reset.mutate(undefined, { onSuccess: () => showToast(texts.isReset) })}
    >
      {texts.reset}
    </Button>
  );
}
