import { ArrowDown, ArrowUp, Pin, X } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { MAX_STARTER_CHARS } from '../../../../contracts/plans/limits.ts';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { Input } from '../../../ui/form/input.tsx';
import { Status } from '../../../ui/state/status.tsx';
import type { Draft } from '../draft.ts';
import { texts } from '../texts.ts';

type StarterRowProps = {
  draft: Draft;
  /** From 1. */
  place: number;
  isLast: boolean;
  /** Null while it was not asked yet. */
  isAnswered: boolean | null;
  onChange: (values: Partial<Draft>) => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
};

/** A question to begin with: its text, whether it is answered, and what moves, pins and removes it. */
export function StarterRow(props: StarterRowProps) {
  const { draft, place, isLast, isAnswered, onChange, onMove, onRemove } = props;
  const moveByKey = (event: KeyboardEvent) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    onMove(event.key === 'ArrowUp' ? -1 : 1);
  };
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-2 gap-y-1 border-b border-hair py-2.5 max-sm:grid-cols-1">
      <Input
        aria-label={texts.questionOf(place)}
        placeholder={texts.placeholder}
        maxLength={MAX_STARTER_CHARS}
        autoComplete="off"
        value={draft.question}
        onChange={({ target }) => onChange({ question: target.value })}
        onKeyDown={moveByKey}
      />
      <div className="flex gap-1 max-sm:justify-end">
        <IconButton
          label={texts.of(draft.isPinned ? texts.pinned : texts.pin, place)}
          aria-pressed={draft.isPinned}
          className={draft.isPinned ? 'bg-ink text-paper hover:bg-ink hover:text-paper' : ''}
          onClick={() => onChange({ isPinned: !draft.isPinned })}
        >
          <Pin size={20} aria-hidden="true" />
        </IconButton>
        <IconButton label={texts.of(texts.up, place)} disabled={place === 1} onClick={() => onMove(-1)}>
          <ArrowUp size={20} aria-hidden="true" />
        </IconButton>
        <IconButton label={texts.of(texts.down, place)} disabled={isLast} onClick={() => onMove(1)}>
          <ArrowDown size={20} aria-hidden="true" />
        </IconButton>
        <IconButton label={texts.of(texts.remove, place)} onClick={onRemove}>
          <X size={20} aria-hidden="true" />
        </IconButton>
      </div>
      <div className="col-span-full flex flex-wrap gap-x-4 text-13">
        <Outcome isAnswered={isAnswered} />
        {draft.isPinned && <span className="text-ink-2">{texts.pinned}</span>}
      </div>
    </li>
  );
}

function Outcome({ isAnswered }: Pick<StarterRowProps, 'isAnswered'>) {
  if (isAnswered === null) return <Status kind="half">{texts.toTry}</Status>;
  return isAnswered ? (
    <Status kind="on">{texts.answered}</Status>
  ) : (
    <Status kind="off">{texts.unanswered}</Status>
  );
}
