/** What the name of a font tells of its type. */
export type FontStyle = { bold: boolean; mono: boolean; italic: boolean };

const BOLD_FONT = /bold|black|heavy|medi(?!um)|cmbx|demi/i;
const MONO_FONT =
  /mono|courier|consol|typewriter|cm(?:sl|i|v)?tt|sf(?:sl|i)?tt|ec(?:sl|i)?tt|lmtt|txtt|nimbusmon|menlo|inconsol|terminal|letter ?gothic/i;
const ITALIC_FONT = /italic|oblique/i;

/** Few fonts, many fragments: each name is looked at once. */
const styles = new Map<string, FontStyle>();
const MAX_STYLES = 1000;

export function styleOf(fontName: string): FontStyle {
  const known = styles.get(fontName);
  if (known) return known;
  if (styles.size >= MAX_STYLES) styles.clear();
  const style = {
    bold: BOLD_FONT.test(fontName),
    mono: MONO_FONT.test(fontName),
    italic: ITALIC_FONT.test(fontName),
  };
  styles.set(fontName, style);
  return style;
}

/** Whether the name of a font is that of a typewriter face. */
export function isMonospaced(fontName: string): boolean {
  return styleOf(fontName).mono;
}
