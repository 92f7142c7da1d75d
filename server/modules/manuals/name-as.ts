import { extname } from 'node:path';
import { isNamedAs, MANUAL_EXTENSIONS } from '../../../contracts/manuals/manual-formats.ts';
import type { ManualFormat } from '../../../engine/document/pages.ts';

/** Further endings that files of a format have: of documents with macros, of templates and shows. Text is what people call it. */
const ALSO: Partial<Record<ManualFormat, readonly string[]>> = {
  docx: ['.docm', '.dotx', '.dotm'],
  doc: ['.dot'],
  odt: ['.ott', '.odm', '.oth'],
  pptx: ['.pptm', '.ppsx', '.ppsm', '.potx', '.potm'],
  md: ['.txt'],
  txt: ['.md', '.markdown'],
};

/**
 * A name whose ending says what the content is: the ending of another format is replaced, and where there is none, or one
 * that means nothing, the right one is added. What people save under that name then opens as what it is.
 */
export function nameAs(filename: string, format: ManualFormat): string {
  const ending = extname(filename).toLowerCase();
  if (isNamedAs(filename, [format]) || ALSO[format]?.includes(ending)) return filename;
  const isOfAnother =
    MANUAL_EXTENSIONS.includes(ending) || Object.values(ALSO).some((endings) => endings.includes(ending));
  const stem = isOfAnother ? filename.slice(0, -ending.length) : filename;
  return `${stem}.${format}`;
}
