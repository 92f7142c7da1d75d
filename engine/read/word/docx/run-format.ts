import { childOf, numberOf, switchOf, valOf, type XmlElement } from './xml.ts';

/** Properties that one style switches on and another over it off again: set by both, they are off. */
const TOGGLES = ['vanish', 'strike'] as const;
/** Properties of which the nearest counts. */
const SWITCHES = ['bold', 'webHidden', 'specVanish', 'dstrike'] as const;

type Toggle = (typeof TOGGLES)[number];
type Switch = (typeof SWITCHES)[number];

/** How a stretch of text is set, as far as it changes what is read; what is not said is missing. */
export type RunFormat = Partial<Record<Toggle | Switch, boolean>> & {
  script?: 'super' | 'sub' | 'none';
  /** Name of the font, for those that draw signs in place of letters. */
  font?: string;
  /** In points. */
  size?: number;
};

const ELEMENT_OF: Record<Toggle | Switch, string> = {
  vanish: 'w:vanish',
  strike: 'w:strike',
  bold: 'w:b',
  webHidden: 'w:webHidden',
  specVanish: 'w:specVanish',
  dstrike: 'w:dstrike',
};
const SCRIPTS: Record<string, 'super' | 'sub'> = { superscript: 'super', subscript: 'sub' };
/** Type that is raised or lowered this far, in half-points, is set above or below the line. */
const MIN_SHIFT = 4;

/** What run properties ("w:rPr") say; old ones kept for tracked changes stand deeper and are not looked at. */
export function readRunFormat(properties: XmlElement | undefined): RunFormat {
  if (!properties || properties.children.length === 0) return {};
  const format: RunFormat = {};
  for (const name of [...TOGGLES, ...SWITCHES]) {
    const isOn = switchOf(properties, ELEMENT_OF[name]);
    if (isOn !== undefined) format[name] = isOn;
  }
  const script = readScript(properties);
  if (script) format.script = script;
  const fonts = childOf(properties, 'w:rFonts')?.attributes;
  const font = fonts?.['w:ascii'] ?? fonts?.['w:hAnsi'];
  if (font !== undefined) format.font = font;
  const halfPoints = numberOf(properties, 'w:sz');
  if (halfPoints !== undefined) format.size = halfPoints / 2;
  return format;
}

function readScript(properties: XmlElement): RunFormat['script'] {
  const aligned = valOf(properties, 'w:vertAlign');
  if (aligned !== undefined) return SCRIPTS[aligned] ?? 'none';
  const shift = numberOf(properties, 'w:position') ?? 0;
  if (Math.abs(shift) < MIN_SHIFT) return undefined;
  return shift > 0 ? 'super' : 'sub';
}

/** What a style says over the one it is based on: the nearest counts. */
export const basedOn = (base: RunFormat, own: RunFormat): RunFormat => ({ ...base, ...own });

/** A character style within a paragraph style, and what is set for the run itself. */
export function combined(paragraph: RunFormat, character: RunFormat, own: RunFormat): RunFormat {
  const format = { ...paragraph, ...character, ...own };
  for (const name of TOGGLES)
    format[name] = own[name] ?? (paragraph[name] ?? false) !== (character[name] ?? false);
  return format;
}

/** Text that nobody is shown, or that was struck out and does not hold any more. */
export const isLeftOut = (format: RunFormat): boolean =>
  Boolean(format.vanish || format.specVanish || format.webHidden || format.strike || format.dstrike);
