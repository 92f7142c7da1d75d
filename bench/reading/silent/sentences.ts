const PARTS = [
  'filter',
  'pump',
  'lamp',
  'valve',
  'drive belt',
  'water tank',
  'fan',
  'cover',
  'sensor',
  'nozzle',
];
const DEEDS = [
  'Clean',
  'Replace',
  'Check',
  'Remove',
  'Tighten',
  'Open',
  'Drain',
  'Inspect',
  'Lubricate',
  'Adjust',
];
const TIMES = [
  'every week',
  'after 40 operating hours',
  'once a year',
  'before the first use',
  'after each batch',
];
const REASONS = [
  'so that the motor does not overheat',
  'because dirt shortens its life',
  'until the green light comes on',
  'while the machine is switched off',
  'with the key that comes with the machine',
];

/** Made-up text of a page of a manual: no two pages say the same, and every run says what the one before said. */
export function sentencesOf(page: number, count: number): string[] {
  const pick = (list: readonly string[], at: number): string => list[at % list.length] ?? '';
  return Array.from({ length: count }, (_, line) => {
    const at = page * 7 + line * 3;
    const amount = 10 + ((page * 13 + line * 29) % 90);
    const deed = `${pick(DEEDS, at + page)} the ${pick(PARTS, at)} ${pick(TIMES, at + line)}`;
    return `${deed} ${pick(REASONS, at + 2 * line)}, at most ${amount} seconds.`;
  });
}
