/** Which files can become a manual, in one table: what is stored, drawn in pickers and named in sentences follows it. */

type Kind = {
  format: string;
  /** What people call it; missing: its format in capitals. */
  name?: string;
  /** Endings of its files besides that of its format. */
  further?: readonly string[];
};

const KINDS = [
  { format: 'pdf' },
  { format: 'docx' },
  { format: 'doc' },
  { format: 'html', further: ['.htm'] },
  { format: 'md', name: 'Markdown', further: ['.markdown'] },
  { format: 'txt', name: 'text' },
  { format: 'epub' },
  { format: 'odt' },
  { format: 'zip' },
  { format: 'pptx' },
] as const satisfies readonly Kind[];

const endingsOf = ({ format, further = [] }: Kind): string[] => [`.${format}`, ...further];

/** What a manual is stored as. */
export type StoredFormat = (typeof KINDS)[number]['format'];
/** What visitors can try without an account: the reader of DOC has bounds less close than the others. */
export type TryoutFormat = Exclude<StoredFormat, 'doc'>;

const forVisitors = KINDS.filter(({ format }) => format !== 'doc');

export const MANUAL_FORMATS = KINDS.map(({ format }) => format);
/** Endings of files that can become a manual; the server decides by their content. */
export const MANUAL_EXTENSIONS: readonly string[] = KINDS.flatMap(endingsOf);
export const TRYOUT_EXTENSIONS: readonly string[] = forVisitors.flatMap(endingsOf);

/** The formats in a sentence: "PDF, DOCX or HTML". */
export const NAMED_FORMATS = inWords(KINDS, 'or');
/** The same, of which all are taken: "PDF, DOCX and HTML". */
export const ALL_FORMATS = inWords(KINDS, 'and');
export const NAMED_TRYOUT_FORMATS = inWords(forVisitors, 'or');

/** Whether a file of that name says itself to be of one of the formats. `name` in any case. */
export function isNamedAs(name: string, formats: readonly StoredFormat[]): boolean {
  const lower = name.toLowerCase();
  return KINDS.some(
    (kind) => formats.includes(kind.format) && endingsOf(kind).some((ending) => lower.endsWith(ending)),
  );
}

function inWords(kinds: readonly Kind[], and: 'and' | 'or'): string {
  const names = kinds.map(({ format, name = format.toUpperCase() }) => name);
  return `${names.slice(0, -1).join(', ')} ${and} ${names.at(-1)}`;
}
