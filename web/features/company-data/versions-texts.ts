import type {
  VersionsKept,
  VersionsPreview,
  VersionTotal,
} from '../../../contracts/company/replaced-versions.ts';
import { countOf } from '../../lib/text/count.ts';
import { formatBytes } from '../../lib/text/format.ts';

const inVersions = ({ versions, bytes }: VersionTotal): string =>
  `${formatBytes(bytes)} in ${countOf(versions, 'version')}`;

/** What goes when. */
function frees(now: VersionTotal): string {
  if (now.versions === 0)
    return 'This frees nothing now. The daily maintenance removes for good whatever the choice no longer keeps from then on.';
  const when = `The daily maintenance removes ${now.versions === 1 ? 'it' : 'them'} for good within a day`;
  return `This frees ${inVersions(now)}. ${when}, and whatever the choice no longer keeps from then on.`;
}

/** Why versions stay, a sentence each. */
function stays({ answers, corrections, instructions, recent }: VersionsPreview['stay']): string[] {
  const reasons: [number, string, string][] = [
    [answers, 'an answer cites it', 'answers cite them'],
    [corrections, 'a correction names it', 'corrections name them'],
    [instructions, 'an instructions page shows it', 'instructions pages show them'],
    [recent, 'it was replaced within the last day', 'they were replaced within the last day'],
  ];
  return reasons.flatMap(([versions, one, many]) =>
    versions === 0
      ? []
      : [`${countOf(versions, 'more stays', 'more stay')}, because ${versions === 1 ? one : many}.`],
  );
}

/** "the newest replaced version of each manual", "the newest 3 replaced versions of each manual". */
const theNewest = (count: number): string =>
  `the newest ${count === 1 ? 'replaced version' : countOf(count, 'replaced version')} of each manual`;

function question({ newest, days }: VersionsKept): string {
  if (newest !== null) return `Keep only ${theNewest(newest)}?`;
  return days === null
    ? 'Keep all replaced versions?'
    : `Keep replaced versions for only ${countOf(days, 'day')}?`;
}

function done({ newest, days }: VersionsKept): string {
  if (newest !== null) return `You keep ${theNewest(newest)}.`;
  return days === null
    ? 'You keep all replaced versions.'
    : `You keep replaced versions for ${countOf(days, 'day')}.`;
}

/** Words of a choice of replaced versions. */
export const versionsTexts = {
  title: 'Replaced versions',
  lede: 'A manual that you replace stays as an earlier version, so that old answers open the page that they quote. Its file counts towards your storage. What an answer, a correction or an instructions page shows stays, whatever you choose.',
  held: (held: VersionTotal) =>
    held.versions === 0 ? 'There is none now.' : `They take ${inVersions(held)} now.`,
  label: 'Keep replaced versions',
  ways: { all: 'All', newest: 'The newest of each manual', days: 'For some time' },
  amounts: { newest: 'Versions', days: 'Days' },
  change: 'Change',
  counting: 'Counting...',
  saving: 'Changing...',
  question,
  consequence: (preview: VersionsPreview) => [frees(preview.frees), ...stays(preview.stay)].join(' '),
  verb: 'Remove the others',
  consequenceAll: 'Nothing of them is removed any more. What is removed already does not come back.',
  verbAll: 'Keep all',
  done,
} as const;
