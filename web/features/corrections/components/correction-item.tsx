import { Pencil } from 'lucide-react';
import type { Correction } from '../../../../contracts/chat/corrections.ts';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { PageTab } from '../../../ui/picture/page-tab.tsx';
import { Status } from '../../../ui/state/status.tsx';
import { texts } from '../texts.ts';
import { DeleteCorrection } from './delete-correction.tsx';

type CorrectionItemProps = { correction: Correction; onEdit: () => void };

/** A corrected question, its answer, and how often it was given. */
export function CorrectionItem({ correction, onEdit }: CorrectionItemProps) {
  const { question, answer, source, useCount, lastUsedAt } = correction;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-2 border-b border-hair py-4 last:border-b-0">
      <h3 className="font-medium whitespace-pre-line wrap-anywhere">{question}</h3>
      <span className="-my-2 flex">
        <IconButton label={texts.editLabel(question)} onClick={onEdit}>
          <Pencil size={20} aria-hidden="true" />
        </IconButton>
        <DeleteCorrection correction={correction} />
      </span>
      <p className="col-span-full max-w-[72ch] text-14 whitespace-pre-line wrap-anywhere">{answer}</p>
      <p className="col-span-full flex flex-wrap items-center gap-x-5 gap-y-1 text-13 text-ink-2">
        <span className="tabular-nums">
          {useCount === 0 ? texts.unused : texts.used(useCount, lastUsedAt)}
        </span>
        {source && <Source source={source} />}
      </p>
    </li>
  );
}

function Source({ source: { page, title, isOutdated } }: { source: NonNullable<Correction['source']> }) {
  if (isOutdated) return <Status kind="off">{title === '' ? texts.gone : texts.outdated}</Status>;
  return (
    <span className="inline-flex flex-wrap items-center gap-2">
      <PageTab page={page} title={page === null ? texts.wholeFile : undefined} />
      {title}
    </span>
  );
}
