import { squeezeText } from '../lib/squeeze-text.ts';

/** "3", "3.2.1", "B.", "B.1", "Chapter 3", "Appendix B:". A letter counts only with a mark behind it. */
const SECTION_NUMBER =
  /^(?:(?:chapter|section|appendix)\s+(?:\d{1,3}|[A-Z])|\d{1,3}|[A-Z](?=[.):]))(?:\.\d{1,3})*[.):]?\s+(?=\S)/i;

/** A title as titles are compared: letters and digits in lower case, without the number of the section. */
export function titleKey(title: string): string {
  return squeezeText(title.trim().replace(SECTION_NUMBER, ''))
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
}
