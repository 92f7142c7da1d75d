/** What the photos came to: a table a half, and all of it on one line for machines. */
import { percent, printTable, round } from '../../lib/figures/table.ts';
import { distortions } from './distort.ts';
import { halves } from './halves.ts';
import { type Outcome, type Trial, WAYS, type Way } from './trial.ts';

type Counts = (outcome: Outcome, trial: Trial) => boolean;

const isMatched: Counts = ({ match }) => match !== null;
const isRight: Counts = ({ match }, { screen }) => match === screen;
const isWrong: Counts = ({ match }, { screen }) => match !== null && match !== screen;
const isAsked: Counts = ({ choices }) => choices.length > 0;
const isOffered: Counts = ({ choices }, { screen }) => choices.includes(screen);
/** Matched, or the likeliest of those it may be. */
const isFirst: Counts = ({ match, choices }, { screen }) => (match ?? choices[0]) === screen;

/** The share of the trials for which it holds, 0–1. */
const share = (way: Way, trials: readonly Trial[], holds: Counts): number =>
  trials.filter((trial) => holds(trial.outcomes[way] ?? { match: null, choices: [] }, trial)).length /
  Math.max(1, trials.length);

export function report(trials: readonly Trial[], images: number): void {
  const ways = WAYS.filter((way) => trials.some(({ outcomes }) => outcomes[way]));
  for (const { name } of halves) {
    const ofHalf = trials.filter(({ half }) => half === name);
    if (ofHalf.length === 0) continue;
    const inGallery = ofHalf.filter(({ kind }) => kind === 'gallery');
    const alike = ofHalf.filter(({ kind }) => kind === 'lookAlikes');
    const others = ofHalf.filter(({ kind }) => kind === 'others');
    const row = (label: string, kept: readonly Trial[], ...counts: Counts[]) => [
      label,
      String(kept.length),
      ...ways.flatMap((way) => counts.map((holds) => percent(share(way, kept, holds)))),
    ];
    const groups = [...new Set(distortions.map(({ group }) => group))];
    console.log(`\n${name}: photos of screens in the gallery, %`);
    printTable(
      ['', 'photos', ...ways.flatMap((way) => [`${way}: right`, 'offered', 'shown first'])],
      [
        ...groups.map((group) =>
          row(
            group,
            inGallery.filter((trial) => trial.group === group),
            isRight,
            isOffered,
            isFirst,
          ),
        ),
        row('all', inGallery, isRight, isOffered, isFirst),
      ],
    );
    console.log(`\n${name}: photos that match the wrong one, %`);
    printTable(
      ['', 'photos', ...ways.flatMap((way) => [`${way}: matched`, 'asked back'])],
      [
        row('in the gallery', inGallery, isWrong, isAsked),
        row('not in it: same layout, other code', alike, isMatched, isAsked),
        row('not in it: other things', others, isMatched, isAsked),
        row('not in it, all', [...alike, ...others], isMatched, isAsked),
      ],
    );
  }
  console.log(JSON.stringify(summaryOf(trials, ways, images)));
}

function summaryOf(trials: readonly Trial[], ways: readonly Way[], images: number) {
  const figures = halves.flatMap(({ name }) =>
    ways.map((way) => {
      const ofHalf = trials.filter(({ half }) => half === name);
      const inGallery = ofHalf.filter(({ kind }) => kind === 'gallery');
      const strange = ofHalf.filter(({ kind }) => kind !== 'gallery');
      const top1 = round(share(way, inGallery, isRight));
      const offered = round(share(way, inGallery, isOffered));
      const shownFirst = round(share(way, inGallery, isFirst));
      return [
        `${name} ${way}`,
        { top1, offered, shownFirst, falseMatches: round(share(way, strange, isMatched)) },
      ];
    }),
  );
  const cpuMs = trials.reduce((sum, trial) => sum + trial.cpuMs, 0) / Math.max(1, trials.length);
  return {
    bench: 'photo',
    photos: trials.length,
    images,
    cpuMsPerPhoto: Math.round(cpuMs),
    ...Object.fromEntries(figures),
  };
}
