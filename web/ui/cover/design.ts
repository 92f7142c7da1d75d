import { drawCabinet, drawDuct, drawPanel, drawPress, drawTank } from './box-apparatus.ts';
import { randomFrom } from './random.ts';
import { drawFan, drawPump, drawRotor } from './round-apparatus.ts';
import type { Shape } from './shapes.ts';

const APPARATUSES = [
  drawFan,
  drawTank,
  drawPanel,
  drawCabinet,
  drawDuct,
  drawPump,
  drawPress,
  drawRotor,
] as const;
const WIDTH = 300;
const TITLE_LINES = 2;
const LINE_CHARS = 17;

/** A numbered balloon, and the point to which its line leads. */
export type Callout = { number: number; x: number; y: number; balloonX: number; balloonY: number };

export type CoverDesign = {
  titleLines: string[];
  shapes: Shape[];
  isMirrored: boolean;
  hasBandAtTop: boolean;
  callouts: Callout[];
};

/** Designs the cover of a manual called `name`; the same name always gives the same drawing. */
export function designCover(name: string): CoverDesign {
  const random = randomFrom(name.trim().toLowerCase());
  const draw = APPARATUSES[Math.floor(random() * APPARATUSES.length)] ?? drawPump;
  const { shapes, points } = draw(random);
  const isMirrored = random() < 0.5;
  const hasBandAtTop = random() < 0.5;
  const callouts = points.map(([px, y], index) => {
    const x = isMirrored ? WIDTH - px : px;
    return {
      number: index + 1,
      x,
      y,
      balloonX: x < WIDTH / 2 ? 34 : 266,
      balloonY: Math.round(134 + index * 56 + random() * 14),
    };
  });
  return { titleLines: breakTitle(name), shapes, isMirrored, hasBandAtTop, callouts };
}

/** Breaks a title into at most two lines; one that does not fit ends in an ellipsis. */
export function breakTitle(title: string): string[] {
  // A short last word ("RC 2") stays with the word before it.
  const words = title
    .trim()
    .replace(/ (\S{1,3})$/, '\u00a0$1')
    .split(/ +/);
  const lines: string[] = [];
  for (const word of words) {
    const extended = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && extended.length <= LINE_CHARS) lines[lines.length - 1] = extended;
    else lines.push(word);
  }
  const shown = lines.slice(0, TITLE_LINES).map(shorten);
  const last = shown.at(-1);
  if (lines.length > TITLE_LINES && last !== undefined && !last.endsWith('…'))
    shown[shown.length - 1] = `${last.replace(/[\s,.;:–-]+$/, '')} …`;
  return shown;
}

const shorten = (text: string) => (text.length > LINE_CHARS + 3 ? `${text.slice(0, LINE_CHARS + 1)}…` : text);
