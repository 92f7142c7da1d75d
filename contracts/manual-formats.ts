/** Which files can become a manual, in one table: what is stored, drawn in pickers and named in sentences follows it. */

type Kind = { format: string; extensions: readonly string[]; name: string; byVisitors: boolean };

/**
 * Each format with the endings of its files, the first its own, and what people call it. What visitors cannot try without
 * an account takes a reader with bounds less close.
 */
const KINDS = [
  { format: 'pdf', extensions: ['.pdf'], name: 'PDF', byVisitors: true },
  { format: 'docx', extensions: ['.docx'], name: 'DOCX', byVisitors: true },
  { format: 'doc', extensions: ['.doc'], name: 'DOC', byVisitors: false },
  { format: 'html', extensions: ['.html', '.htm'], name: 'HTML', byVisitors: true },
  { format: 'md', extensions: ['.md', '.markdown'], name: 'Markdown', byVisitors: true },
  { format: 'txt', extensions: ['.txt'], name: 'text', byVisitors: true },
  { format: 'epub', extensions: ['.epub'], name: 'EPUB', byVisitors: true },
  { format: 'odt', extensions: ['.odt'], name: 'ODT', byVisitors: true },
  { format: 'zip', extensions: ['.zip'], name: 'ZIP', byVisitors: true },
  { format: 'pptx', extensions: ['.pptx'], name: 'PPTX', byVisitors: true },
] as const satisfies readonly Kind[];

/** What a manual is stored as. */
export type StoredFormat = (typeof KINDS)[number]['format'];
/** What visitors can try without an account. */
export type TryoutFormat = Extract<(typeof KINDS)[number], { byVisitors: true }>['format'];

const forVisitors = KINDS.filter(({ byVisitors }) => byVisitors);

export const MANUAL_FORMATS = KINDS.map(({ format }) => format);
/** Endings of files that can become a manual; the server decides by their content. */
export const MANUAL_EXTENSIONS: readonly string[] = KINDS.flatMap(({ extensions }) => extensions);
export const TRYOUT_EXTENSIONS: readonly string[] = forVisitors.flatMap(({ extensions }) => extensions);

/** The formats in a sentence: "PDF, DOCX or HTML". */
export const NAMED_FORMATS = inWords(KINDS, 'or');
/** The same, of which all are taken: "PDF, DOCX and HTML". */
export const ALL_FORMATS = inWords(KINDS, 'and');
export const NAMED_TRYOUT_FORMATS = inWords(forVisitors, 'or');

/** Whether a file of that name says itself to be of one of the formats. `name` in any case. */
export function isNamedAs(name: string, formats: readonly StoredFormat[]): boolean {
  const lower = name.toLowerCase();
  return KINDS.some(
    ({ format, extensions }) =>
      formats.includes(format) && extensions.some((extension) => lower.endsWith(extension)),
  );
}

function inWords(kinds: readonly Kind[], and: 'and' | 'or'): string {
  const names = kinds.map(({ name }) => name);
  return `${names.slice(0, -1).join(', ')} ${and} ${names.at(-1)}`;
}
