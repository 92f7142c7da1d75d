/** Days, sizes and languages as readers write them. */
import type { InstructionTexts } from './texts/instruction-texts.ts';

const BYTES_PER_KB = 1024;

/** A day as people of the language write it. @param day YYYY-MM-DD */
export const formatDay = (day: string, { language }: Pick<InstructionTexts, 'language'>): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );

/** A size in KB or MB, as people of the language write it. */
export function formatSize(bytes: number, { language }: Pick<InstructionTexts, 'language'>): string {
  const [amount, unit] =
    bytes < BYTES_PER_KB ** 2 ? [bytes / BYTES_PER_KB, 'KB'] : [bytes / BYTES_PER_KB ** 2, 'MB'];
  const digits = amount < 10 ? 1 : 0;
  return `${new Intl.NumberFormat(language, { maximumFractionDigits: digits }).format(amount)} ${unit}`;
}

/** What a language is called in another; its code where nobody knows. */
export const nameLanguage = (code: string, { language }: Pick<InstructionTexts, 'language'>): string =>
  new Intl.DisplayNames([language], { type: 'language' }).of(code) ?? code;
