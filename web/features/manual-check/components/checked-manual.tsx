import { FINDING_TEXTS } from '../../../../contracts/manuals/finding-texts.ts';
import {
  type FindingGroup,
  findingKind,
  type ManualCheck,
} from '../../../../contracts/manuals/manual-checks.ts';
import { Section } from '../../../ui/page/section.tsx';
import { QuietEmpty } from '../../../ui/state/quiet-empty.tsx';
import { texts } from '../texts.ts';
import { FindingItem } from './finding-item.tsx';
import type { WantedPlace } from './manual-checks.tsx';
import { PageStates } from './page-states.tsx';

type CheckedManualProps = { check: ManualCheck; onOpen: (place: WantedPlace) => void };

/** A manual with its findings, those of a kind together, and those that were dismissed behind a fold. */
export function CheckedManual({ check, onOpen }: CheckedManualProps) {
  const { title, state, checkedAt, groups } = check;
  const dismissed = groups.flatMap(({ findings }) => findings.filter(({ isDismissed }) => isDismissed));
  const aside = state === 'checked' && <span className="text-13 text-ink-2">{texts.checked(checkedAt)}</span>;
  return (
    <Section title={title} aside={aside}>
      {state !== 'checked' && <p className="text-ink-2">{texts[state]}</p>}
      <PageStates check={check} onOpen={(page) => onOpen({ manualId: check.manualId, page })} />
      {state === 'checked' && <Result check={check} dismissed={dismissed.length} />}
      {groups.map((group) => (
        <Group key={group.kind} group={group} onOpen={onOpen} />
      ))}
      {dismissed.length > 0 && (
        <details className="mt-6 border-t border-hair pt-2">
          <summary className="cursor-pointer py-1.5 text-ink-2">{texts.dismissed(dismissed.length)}</summary>
          <ul>
            {dismissed.map((finding) => (
              <FindingItem key={finding._id} finding={finding} onOpen={onOpen} />
            ))}
          </ul>
        </details>
      )}
    </Section>
  );
}

/** Says so where there is nothing to list. */
function Result({ check: { groups, pages }, dismissed }: { check: ManualCheck; dismissed: number }) {
  const listed = groups.reduce((sum, { findings }) => sum + findings.length, 0);
  if (listed > dismissed) return null;
  if (dismissed > 0) return <p className="text-ink-2">{texts.allDismissed}</p>;
  return (
    <QuietEmpty title={texts.nothing}>{texts.nothingText(pages, findingKind.options.length)}</QuietEmpty>
  );
}

type GroupProps = Pick<CheckedManualProps, 'onOpen'> & { group: FindingGroup };

function Group({ group: { kind, total, findings }, onOpen }: GroupProps) {
  const shown = findings.filter(({ isDismissed }) => !isDismissed);
  if (shown.length === 0) return null;
  const open = total - (findings.length - shown.length);
  const { title, why } = FINDING_TEXTS[kind];
  return (
    <div className="mt-8 first-of-type:mt-0">
      <h3 className="font-semibold">{texts.group(title, open)}</h3>
      <p className="max-w-[72ch] text-14 text-ink-2">{why}</p>
      <ul className="mt-2 border-t border-hair">
        {shown.map((finding) => (
          <FindingItem key={finding._id} finding={finding} onOpen={onOpen} />
        ))}
      </ul>
      {total > findings.length && (
        <p className="mt-2 text-13 text-ink-2">{texts.more(findings.length, total)}</p>
      )}
    </div>
  );
}
