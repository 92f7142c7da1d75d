/** A heading of a manual in two parts: its numeral ("4.2", "B.1"; empty if it has none) and its words. */
export type NumberedHeading = { numeral: string; title: string };

const NUMBERED = /^((?:\d{1,3}|[A-Z])(?:\.\d{1,3}){0,5})(?:[.)])?\s+(\S.*)$/;

/**
 * Splits "4.2 Heating curve" into numeral and title. A single letter counts only with a further number ("B.1"),
 * because "A filter" is a sentence.
 */
export const splitHeading = (heading: string): NumberedHeading => {
  const match = NUMBERED.exec(heading.trim());
  const [, numeral = '', title = ''] = match ?? [];
  if (!match || /^[A-Z]$/.test(numeral)) return { numeral: '', title: heading.trim() };
  return { numeral, title };
};
