/** Most of a header that is looked at; browsers send a few dozen characters. */
const READ_CHARS = 200;

/**
 * The languages that a reader wants, the most wanted first.
 * @param header what the browser accepts: `Accept-Language` (RFC 9110, 12.5.4)
 * @returns ISO 639 codes in small letters, without regions; empty where the browser says nothing
 */
export const acceptedLanguages = (header: string | undefined): string[] =>
  (header ?? '')
    .slice(0, READ_CHARS)
    .split(',')
    .map((range) => {
      const [tag = '', weight = 'q=1'] = range.trim().split(';');
      return { language: tag.toLowerCase().split('-', 1)[0] ?? '', weight: Number(weight.trim().slice(2)) };
    })
    .filter(({ language, weight }) => language !== '' && weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ language }) => language);
