import { ReadError } from '../failure.ts';
import { parseHtml } from '../html/html-tree.ts';
import type { Archive } from '../zip/archive.ts';
import { elementNamed, elementsNamed } from '../zip/elements-named.ts';

/** Where shops put who may read a book: Adobe, Apple, Readium. */
const RIGHTS = /^META-INF\/(?:rights\.xml|sinf\.xml|license\.lcpl)$/i;
const ENCRYPTION = 'META-INF/encryption.xml';
/** Fonts are only made useless outside of the book; its text is not. */
const OF_FONTS = /^http:\/\/(?:www\.idpf\.org\/2008\/embedding|ns\.adobe\.com\/pdf\/enc#RC)$/;

/** @throws ReadError "copy-protected" for a book that can only be read with a shop's program */
export async function refuseProtected(archive: Archive): Promise<void> {
  const text = await archive.readText(ENCRYPTION);
  const entries = text === null ? [] : encryptedEntries(text);
  if (
    entries.some((algorithm) => !OF_FONTS.test(algorithm)) ||
    archive.names.some((name) => RIGHTS.test(name))
  )
    throw new ReadError('copy-protected', 'protected by a shop');
}

/** How each entry is encrypted. */
function encryptedEntries(text: string): string[] {
  const root = parseHtml(text);
  return ['encrypteddata', 'enc:encrypteddata'].flatMap((name) =>
    elementsNamed(root, name).map((data) => {
      const method = elementNamed(data, 'encryptionmethod') ?? elementNamed(data, 'enc:encryptionmethod');
      return method?.attributes.algorithm ?? '';
    }),
  );
}
