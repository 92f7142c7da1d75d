/** How the levels of the lists are formatted that every Word knows by name, from the first on. */
const USUAL: Readonly<Record<string, readonly (readonly [text: string, format: string])[]>> = {
  numberdefault: [
    ['%1)', 'decimal'],
    ['%2)', 'lowerLetter'],
    ['%3)', 'lowerRoman'],
    ['(%4)', 'decimal'],
    ['(%5)', 'lowerLetter'],
    ['(%6)', 'lowerRoman'],
    ['%7.', 'decimal'],
    ['%8.', 'lowerLetter'],
    ['%9.', 'lowerRoman'],
  ],
  outlinedefault: [
    ['%1.', 'upperRoman'],
    ['%2.', 'upperLetter'],
    ['%3.', 'decimal'],
    ['%4)', 'lowerLetter'],
    ['(%5)', 'decimal'],
    ['(%6)', 'lowerLetter'],
    ['(%7)', 'lowerRoman'],
    ['(%8)', 'lowerLetter'],
    ['(%9)', 'lowerRoman'],
  ],
  legaldefault: Array.from({ length: 9 }, (_, at) => [legal(at + 1), 'decimal'] as const),
};

function legal(levels: number): string {
  return Array.from({ length: levels }, (_, at) => `%${at + 1}.`).join('');
}

/** The text and format of a level, from 0, of the list with this name; those of plain numbers for a name that nobody knows. */
export function usualLevel(name: string, level: number): { text: string; format: string } {
  const levels = USUAL[name.toLowerCase()] ?? USUAL.numberdefault;
  const [text, format] = levels?.[level] ?? ['%1.', 'decimal'];
  return { text, format };
}
