/**
 * `npm run bench -- photo [--look-only] [--misses] [--every N] [--half dev|held]`: photos of screens with an error against one
 * gallery of the screens of both halves, and photos of everything else. Thresholds were chosen on the half `dev`; `held` has other
 * devices. Beside it the 64-bit perceptual hash (`sharp-phash`, up to 10 bits apart), which was all there was before. An answer that
 * asks back is neither right nor false; it has a column of its own, and another says how often the right image is the first shown.
 */
import { findProgram } from '../../engine/runtime/find-program.ts';
import { type Distortion, distortions, plainDistortions } from './photo/distort.ts';
import { halves } from './photo/halves.ts';
import { report } from './photo/report.ts';
import type { Half, Screen } from './photo/screen.ts';
import { type Entry, enter, type Kind, type Trial, tryPhoto } from './photo/trial.ts';

type Shot = { half: Half; kind: Kind; screen: Screen; distortion: Distortion };

export async function run(args: string[]): Promise<void> {
  const canRead = !args.includes('--look-only') && findProgram('tesseract') !== null;
  const optionOf = (name: string) => (args.includes(name) ? args[args.indexOf(name) + 1] : undefined);
  const every = Number(optionOf('--every') ?? 1);
  const only = optionOf('--half');
  const entries: Entry[] = [];
  for (const half of halves) {
    for (const screen of half.gallery) entries.push(await enter(screen, half.seed, canRead));
  }
  const shots = halves.filter(({ name }) => only === undefined || only === name).flatMap(shotsOf);
  const trials: Trial[] = [];
  for (const [i, { screen, distortion, ...setting }] of shots.entries()) {
    // Other things are quickly seen through, so all of them are.
    if (setting.kind !== 'others' && i % every !== 0) continue;
    const trial = await tryPhoto(screen, distortion, { ...setting, entries, canRead });
    trials.push(trial);
    if (args.includes('--misses') && isMiss(trial)) printMiss(trial);
  }
  report(trials, entries.length);
}

/** The gallery and its look-alikes in each of their ways; other things, of which there are many, in one each. */
function shotsOf(half: Half): Shot[] {
  const plain = distortions.filter(({ name }) => plainDistortions.includes(name));
  const all = (kind: Kind, screens: readonly Screen[], ways: readonly Distortion[]): Shot[] =>
    screens.flatMap((screen) => ways.map((distortion) => ({ half, kind, screen, distortion })));
  return [
    ...all('gallery', half.gallery, distortions),
    ...all('lookAlikes', half.lookAlikes, plain),
    ...half.others.flatMap((screen, i) => all('others', [screen], plain.slice(i % plain.length).slice(0, 1))),
  ];
}

const expectedOf = ({ kind, screen }: Trial): string | null => (kind === 'gallery' ? screen : null);

const isMiss = (trial: Trial): boolean =>
  (trial.outcomes['look and words'] ?? trial.outcomes.look)?.match !== expectedOf(trial);

/** Of the half on which thresholds may be chosen: who looks at the other's can't report it any more. */
function printMiss({ half, kind, screen, distortion, outcomes }: Trial): void {
  if (half === 'dev') console.log(`${kind}: ${screen}, ${distortion}: ${JSON.stringify(outcomes)}`);
}
