import { Link } from 'react-router';
import type { CheckedForWriter } from '../../../../contracts/analytics/writer-report.ts';
import { FINDING_TEXTS } from '../../../../contracts/manuals/finding-texts.ts';
import type { FindingGroup } from '../../../../contracts/manuals/manual-checks.ts';
import { paths } from '../../../../contracts/paths.ts';
import { Section } from '../../../ui/page/section.tsx';
import type { WantedPage } from '../cite-place.ts';
import { texts } from '../texts.ts';
import { PlaceTab } from './place-tab.tsx';

const words = texts.checks;
/** Places of a kind that are shown; the screen of the check has all of them. */
const MOST_PLACES = 8;

type CheckedManualsProps = {
  productId: string;
  checks: readonly CheckedForWriter[];
  onOpen: (place: WantedPage) => void;
};

/** What the check found in each manual, by kind, with the pages. */
export function CheckedManuals({ productId, checks, onOpen }: CheckedManualsProps) {
  const aside = (
    <Link className="text-14" to={paths.productCheck.href(productId)}>
      {words.all}
    </Link>
  );
  return (
    <Section title={words.title} aside={aside}>
      {checks.map(({ manualId, title, isChecked, groups }) => (
        <div key={manualId} className="mt-6 first:mt-0">
          {checks.length > 1 && <h3 className="font-semibold wrap-anywhere">{title}</h3>}
          {!isChecked && <p className="text-ink-2">{words.waiting}</p>}
          {isChecked && groups.length === 0 && <p className="text-ink-2">{words.nothing}</p>}
          <ul>
            {groups.map((group) => (
              <Group key={group.kind} group={group} onOpen={onOpen} />
            ))}
          </ul>
        </div>
      ))}
    </Section>
  );
}

type GroupProps = Pick<CheckedManualsProps, 'onOpen'> & { group: FindingGroup };

function Group({ group: { kind, total, findings }, onOpen }: GroupProps) {
  const shown = findings.slice(0, MOST_PLACES);
  const places = shown.flatMap(({ _id, source, other }) => [
    { id: _id, source },
    ...(other ? [{ id: `${_id} other`, source: other.source }] : []),
  ]);
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1.5 border-b border-hair py-2 last:border-b-0">
      <span className="font-medium">{words.group(FINDING_TEXTS[kind].title, total)}</span>
      {places.map(({ id, source }) => (
        <PlaceTab key={id} place={source} onOpen={onOpen} />
      ))}
      {total > shown.length && <span className="text-13 text-ink-2">{words.more(total - shown.length)}</span>}
    </li>
  );
}
