import { signOf } from '../docx/symbols.ts';
import { settingOf } from './formatting.ts';
import { SPRM, type Sprm } from './sprms.ts';

/** How a character is set, as far as it changes what is read. */
export type CharacterFormat = {
  isLeftOut: boolean;
  script: 'super' | 'sub' | null;
  /** Name of its font, which may draw signs in place of letters. */
  font: string | undefined;
  /** The sign that stands in its place; null where it is what it says. */
  sign: string | null;
  /** The folder of the object that it stands for; null where it is none. */
  object: string | null;
  /** Where the data stream describes the picture that it stands for; null where it is none. */
  picture: number | null;
};

/** Properties that leave text out: nobody is shown it, or it was struck and does not hold any more. */
const LEAVE_OUT = [
  SPRM.deleted,
  SPRM.hidden,
  SPRM.hiddenOnWeb,
  SPRM.hiddenForGood,
  SPRM.struck,
  SPRM.struckTwice,
] as const;
const AS_STYLE = 0x80;
const NOT_AS_STYLE = 0x81;
const SCRIPTS: Record<number, 'super' | 'sub'> = { 1: 'super', 2: 'sub' };
/** Type that is raised or lowered this far, in half-points, is set above or below the line. */
const MIN_SHIFT = 4;

type Sprms = readonly Sprm[] | undefined;

/**
 * What instructions say of the characters they are for.
 * @param styled what the styles of the paragraph and of the characters say
 */
export function characterFormat(
  sprms: Sprms,
  styled: Sprms = [],
  fontOf: (index: number) => string | undefined = () => undefined,
): CharacterFormat {
  const inherited = (code: number) => settingOf(sprms, code) ?? settingOf(styled, code);
  const font = inherited(SPRM.font);
  const symbol = settingOf(sprms, SPRM.symbol);
  return {
    isLeftOut: LEAVE_OUT.some((code) => isOn(settingOf(sprms, code), settingOf(styled, code))),
    script: SCRIPTS[inherited(SPRM.script) ?? 0] ?? shiftOf(inherited(SPRM.raised) ?? 0),
    font: font === undefined ? undefined : fontOf(font),
    sign: symbol === undefined ? null : signOf(fontOf(symbol & 0xffff) ?? '', symbol >>> 16),
    ...placeOf(sprms),
  };
}

/** One property tells where an object or a picture is. */
function placeOf(sprms: Sprms): Pick<CharacterFormat, 'object' | 'picture'> {
  const place = settingOf(sprms, SPRM.picture);
  if (settingOf(sprms, SPRM.isObject) === 1) return { object: `_${place ?? 0}`, picture: null };
  return { object: null, picture: place ?? null };
}

/** A property may say that it is as the style has it, or the opposite of that. */
function isOn(own: number | undefined, styled: number | undefined): boolean {
  const isStyledOn = styled === 1 || styled === NOT_AS_STYLE;
  if (own === undefined || own === AS_STYLE) return isStyledOn;
  return own === NOT_AS_STYLE ? !isStyledOn : own === 1;
}

function shiftOf(value: number): 'super' | 'sub' | null {
  const halfPoints = value > 0x7fff ? value - 0x10000 : value;
  if (Math.abs(halfPoints) < MIN_SHIFT) return null;
  return halfPoints > 0 ? 'super' : 'sub';
}
