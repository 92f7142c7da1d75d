import type { ManualFormat } from '../document/pages.ts';
import type { DocumentReader, ReaderOptions } from './reader.ts';

/** The reader of a format. Each loads its libraries only when it is needed. */
export async function createReader(
  format: ManualFormat,
  path: string,
  options: ReaderOptions,
): Promise<DocumentReader> {
  if (format === 'pdf') return (await import('./pdf/pdf-reader.ts')).createPdfReader(path, options);
  if (format === 'docx') return (await import('./word/docx-reader.ts')).createDocxReader(path, options);
  if (format === 'html') return (await import('./html/html-reader.ts')).createHtmlReader(path, options);
  if (format === 'md') return (await import('./text/text-reader.ts')).createMarkdownReader(path, options);
  if (format === 'txt') return (await import('./text/text-reader.ts')).createTextReader(path, options);
  if (format === 'epub') return (await import('./epub/epub-reader.ts')).createEpubReader(path, options);
  if (format === 'odt') return (await import('./odt/odt-reader.ts')).createOdtReader(path, options);
  if (format === 'zip') return (await import('./site/site-reader.ts')).createSiteReader(path, options);
  if (format === 'pptx') return (await import('./pptx/pptx-reader.ts')).createPptxReader(path, options);
  return (await import('./word/doc-reader.ts')).createDocReader(path, options);
}
