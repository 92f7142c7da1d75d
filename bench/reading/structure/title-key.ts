import { squeezeText } from '../../lib/manuals/squeeze-text.ts';

/** "3", "3.2.1", "B.", "B.1", "Chapter 3", "Appendix B:". A letter counts only with a mark behind it. */
const SECTION_NUMBER =
  /^(?:(?:chapter|section|appendix)\s+)?(?:\d{1,3}|[A-Z](?=[.):]))(?:\.\d{1,3})*[.):]?\s+(?=\S)/i;
const APPENDIX = /^(?:chapter|appendix)\s+(?=[A-Z]\s)/i;
const LETTER_ALONE = /^[A-Z]\s+(?=\S)/;

/** A title as titles are compared: letters and digits in lower case, without the number of the section. */
export function titleKey(title: string): string {
  return lettersOf(title.trim().replace(SECTION_NUMBER, '').replace(APPENDIX, ''));
}

/** The same for a title that begins with a letter alone, "B Safety", taken for its number; null for others. */
export function titleKeyWithoutLetter(title: string): string | null {
  const bare = title.trim().replace(APPENDIX, '');
  return LETTER_ALONE.test(bare) ? lettersOf(bare.replace(LETTER_ALONE, '')) : null;
}

function lettersOf(text: string): string {
  return squeezeText(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
}
