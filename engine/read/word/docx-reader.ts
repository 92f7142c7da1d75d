import { stat } from 'node:fs/promises';
import { ReadError } from '../failure.ts';
import type { DocumentReader, ReaderOptions } from '../reader.ts';
import { createImageStore } from './docx-images.ts';
import { htmlBlocks } from './html-blocks.ts';
import { createPartsReader } from './parts.ts';
import { withSizedHeadings } from './sized-headings.ts';
import { checkZip } from './zip-check.ts';

const STYLE_MAP = [
  "p[style-name='Title'] => h1.title:fresh",
  "p[style-name='Subtitle'] => p:fresh",
  "p[style-name='Preformatted Text'] => pre:separator('\\n')",
  "p[style-name='HTML Preformatted'] => pre:separator('\\n')",
  "p[style-name='Code'] => pre:separator('\\n')",
  "p[style-name='Caption'] => p:fresh",
  "p[style-name='caption'] => p:fresh",
];

const MAX_HTML_CHARS = 40_000_000;

/** Reads a .docx in parts. Nothing outside the file is fetched, and no markup of it survives: blocks hold text. */
export function createDocxReader(path: string, options: ReaderOptions): DocumentReader {
  return createPartsReader('docx', async () => {
    const { size } = await stat(path);
    await checkZip(path, size);
    const images = createImageStore();
    const html = await convert(path, images.keep);
    if (html.length > MAX_HTML_CHARS) throw new ReadError('too-complex', `${html.length} characters of HTML`);
    const { title, blocks } = htmlBlocks(html, options.maxPageChars);
    const filled = await Promise.all(
      blocks.map(async (block) =>
        block.kind === 'figure' ? { ...block, image: await images.find(block.text) } : block,
      ),
    );
    return {
      title,
      blocks: filled
        .filter((block) => block.kind !== 'figure' || block.image !== null)
        .map((block) => (block.kind === 'figure' ? { ...block, text: '' } : block)),
    };
  });
}

async function convert(
  path: string,
  keepImage: ReturnType<typeof createImageStore>['keep'],
): Promise<string> {
  const { default: mammoth } = await import('mammoth');
  try {
    const convertImage = mammoth.images.imgElement(async (image) => ({ src: await keepImage(image) }));
    const { value } = await mammoth.convertToHtml(
      { path },
      { styleMap: STYLE_MAP, convertImage, transformDocument: withSizedHeadings },
    );
    return value;
  } catch (cause) {
    const isTooDeep = cause instanceof RangeError;
    throw new ReadError(isTooDeep ? 'too-complex' : 'damaged', 'not a readable DOCX', { cause });
  }
}
