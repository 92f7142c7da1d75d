import { RotateCcw, X } from 'lucide-react';
import type { Citation } from '../../../../contracts/chat/messages.ts';
import { describeFinding, FINDING_TEXTS } from '../../../../contracts/manuals/finding-texts.ts';
import type { Finding } from '../../../../contracts/manuals/manual-checks.ts';
import { namePlace, printedPlace } from '../../../../contracts/manuals/place-names.ts';
import { tellOutcome } from '../../../lib/api/tell-outcome.ts';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { PageTab } from '../../../ui/picture/page-tab.tsx';
import { useDismissFinding } from '../api/dismiss-finding.ts';
import { texts } from '../texts.ts';
import type { WantedPlace } from './manual-checks.tsx';

type FindingItemProps = { finding: Finding; onOpen: (place: WantedPlace) => void };

/** A finding: its page, its words, what is the matter, and a button that dismisses it or brings it back. */
export function FindingItem({ finding, onOpen }: FindingItemProps) {
  const { _id: id, kind, subject, source, other, isDismissed } = finding;
  const said = describeFinding(kind, subject, other?.subject ?? null);
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 border-b border-hair py-3 last:border-b-0">
      <div className="grid gap-1.5">
        {said !== '' && <p className="font-medium wrap-anywhere">{said}</p>}
        <Place source={source} onOpen={() => onOpen({ id, isOther: false })} />
        {other && <Place source={other.source} onOpen={() => onOpen({ id, isOther: true })} />}
      </div>
      <DismissButton finding={finding} label={isDismissed ? texts.bringBack : texts.dismiss} />
    </li>
  );
}

/** Words of the manual with their page, which opens; without pages, with their section. */
function Place({ source, onOpen }: { source: Citation; onOpen: () => void }) {
  const { page, pageEnd, heading, quote } = source;
  const text = source.printed === undefined ? null : printedPlace(source);
  return (
    <div className="grid gap-1">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-13 text-ink-2">
        {page !== null && (
          <PageTab
            page={page}
            pageEnd={pageEnd}
            label={text === null ? undefined : { text, hint: namePlace(source) ?? text }}
            onClick={onOpen}
          />
        )}
        <span className="wrap-anywhere">{heading}</span>
      </p>
      {quote !== '' && <p className="max-w-[72ch] text-14 whitespace-pre-line wrap-anywhere">{quote}</p>}
    </div>
  );
}

function DismissButton({ finding, label }: { finding: Finding; label: string }) {
  const { _id: id, kind, source, isDismissed } = finding;
  const dismissFinding = useDismissFinding();
  const about = source.quote === '' ? FINDING_TEXTS[kind].title : source.quote.slice(0, MAX_LABEL_CHARS);
  const Icon = isDismissed ? RotateCcw : X;
  return (
    <IconButton
      label={texts.of(label, about)}
      className="-my-2"
      disabled={dismissFinding.isPending}
      onClick={() =>
        tellOutcome(
          dismissFinding.mutateAsync({ id, isDismissed: !isDismissed }),
          isDismissed ? texts.isBack : texts.isDismissed,
        )
      }
    >
      <Icon size={20} aria-hidden="true" />
    </IconButton>
  );
}

/** A longer label is tiring to hear. */
const MAX_LABEL_CHARS = 80;
