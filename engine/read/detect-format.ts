import { open } from 'node:fs/promises';
import type { ManualFormat, ReadFailureReason } from '../document/pages.ts';
import { decodeText } from './decode-text.ts';
import { pagesAmong } from './site/page-names.ts';
import { isMarkdown, isText } from './text/is-text.ts';
import { readOleDirectory, readStreamHead } from './word/ole-directory.ts';
import { isOle } from './word/ole-format.ts';
import { openArchive } from './zip/archive.ts';
import { listZipEntries, MAX_ENTRIES } from './zip/zip-check.ts';

/** The format that a file's content shows, or why it is none of ours. */
export type DetectedFormat = { ok: true; format: ManualFormat } | { ok: false; reason: ReadFailureReason };

const HEAD_BYTES = 1024;
const TEXT_BYTES = 65_536;
const ZIP_SIGNATURE = Buffer.from('PK\x03\x04', 'latin1');
/** Parts by which an archive shows what it is. */
const PARTS: ReadonlyArray<readonly [RegExp, ManualFormat]> = [
  [/^word\/document\d*\.xml$/i, 'docx'],
  [/^ppt\/presentation\.xml$/i, 'pptx'],
  [/^META-INF\/container\.xml$/i, 'epub'],
];
const OPEN_TEXT = /^\s*application\/vnd\.oasis\.opendocument\.text(?:-template|-master|-web)?\s*$/;
const TYPE_BYTES = 200;

/** `wIdent` and the encryption bit of the file information block ([MS-DOC] 2.5.2). */
const WORD_MAGIC = 0xa5ec;
const FLAG_ENCRYPTED = 0x0100;

/**
 * Tells a file's format by its content, never by its name. Reads a few kilobytes, whatever the file's size. Rejects
 * only if the file can't be opened at all.
 */
export async function detectFormat(path: string): Promise<DetectedFormat> {
  const head = await readHead(path, HEAD_BYTES);
  if (head.length === 0) return { ok: false, reason: 'empty' };
  if (head.includes('%PDF-')) return { ok: true, format: 'pdf' };
  if (head.subarray(0, 4).equals(ZIP_SIGNATURE)) return detectZip(path);
  if (isOle(head)) return detectOle(path);
  if (isHtml(head)) return { ok: true, format: 'html' };
  return detectText(await readHead(path, TEXT_BYTES));
}

/** What a web page begins with, behind declarations and remarks. */
const HTML_BEGINS =
  /^\s*(?:<\?xml[^>]{0,200}\?>\s*)?(?:<!--(?:[^-]|-(?!->)){0,800}-->\s*){0,5}<(?:!doctype\s+html|html|head|body)\b/i;

function isHtml(head: Buffer): boolean {
  const isWide = /^(?:\xff\xfe|\xfe\xff)/.test(head.toString('latin1', 0, 2));
  const text = isWide ? head.toString('latin1').replaceAll('\0', '') : head.toString('latin1');
  return HTML_BEGINS.test(text.replace(/^(?:\xef\xbb\xbf|\xff\xfe|\xfe\xff)/, ''));
}

/** Text says nothing of what it is: that it is text shows in what it does not hold, so more of it is looked at. */
function detectText(head: Buffer): DetectedFormat {
  if (!isText(head)) return { ok: false, reason: 'wrong-type' };
  const text = decodeText(head, true) ?? '';
  if (text.trim() === '') return { ok: false, reason: 'empty' };
  return { ok: true, format: isMarkdown(text) ? 'md' : 'txt' };
}

async function readHead(path: string, maxBytes: number): Promise<Buffer> {
  const file = await open(path);
  try {
    const { bytesRead, buffer } = await file.read(Buffer.alloc(maxBytes), 0, maxBytes, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

async function detectZip(path: string): Promise<DetectedFormat> {
  const names = await listZipEntries(path);
  if (names === null) return { ok: false, reason: 'damaged' };
  if (names.length > MAX_ENTRIES) return { ok: false, reason: 'too-complex' };
  const format =
    formatByNames(names) ??
    (await formatByType(path, names)) ??
    (pagesAmong(names).length > 0 ? 'zip' : null);
  return format ? { ok: true, format } : { ok: false, reason: 'wrong-type' };
}

function formatByNames(names: readonly string[]): ManualFormat | null {
  return PARTS.find(([part]) => names.some((name) => part.test(name)))?.[1] ?? null;
}

/** Texts, tables and presentations of OpenDocument have parts of the same names, and one that says which they are. */
async function formatByType(path: string, names: readonly string[]): Promise<ManualFormat | null> {
  if (!names.includes('content.xml')) return null;
  const archive = await openArchive(path).catch(() => null);
  try {
    const type = await archive?.read('mimetype', TYPE_BYTES);
    return type && OPEN_TEXT.test(type.toString('latin1')) ? 'odt' : null;
  } catch {
    return null;
  } finally {
    archive?.close();
  }
}

async function detectOle(path: string): Promise<DetectedFormat> {
  const directory = await readOleDirectory(path);
  const find = (name: string) => directory.entries.find((entry) => entry.name === name);
  if (find('EncryptedPackage')) return { ok: false, reason: 'encrypted' };
  const word = find('WordDocument');
  if (!word) return { ok: false, reason: 'wrong-type' };
  const block = await readStreamHead(path, directory, word, 12);
  const isEncrypted = block.readUInt16LE(0) === WORD_MAGIC && (block.readUInt16LE(10) & FLAG_ENCRYPTED) !== 0;
  return isEncrypted ? { ok: false, reason: 'encrypted' } : { ok: true, format: 'doc' };
}
