import { writeZip, type ZipEntry } from './zip-writer.ts';

type Odt = { styles?: string; automatic?: string; extra?: readonly ZipEntry[] };

/** Writes an OpenDocument text for tests: the elements of its text, its styles, and further entries. */
export const writeOdt = (...odt: Parameters<typeof odtEntries>): Buffer => writeZip(odtEntries(...odt));

/** The entries of one. */
export const odtEntries = (
  text: string,
  { styles = '', automatic = '', extra = [] }: Odt = {},
): ZipEntry[] => [
  { name: 'mimetype', data: 'application/vnd.oasis.opendocument.text' },
  { name: 'META-INF/manifest.xml', data: '<manifest:manifest/>' },
  {
    name: 'content.xml',
    data: `<?xml version="1.0"?><office:document-content><office:automatic-styles>${automatic}</office:automatic-styles>
      <office:body><office:text>${text}</office:text></office:body></office:document-content>`,
  },
  {
    name: 'styles.xml',
    data: `<?xml version="1.0"?><office:document-styles><office:styles>${styles}</office:styles></office:document-styles>`,
  },
  ...extra,
];

/** A text style with properties. */
export const odtStyle = (name: string, properties: string, more = 'style:family="text"'): string =>
  `<style:style style:name="${name}" ${more}><style:text-properties ${properties}/></style:style>`;
