import { decodeText } from '../../decode-text.ts';

const BOUNDARY = /boundary\s*=\s*(?:"([^"\r\n]{1,200})"|([^\s;"]{1,200}))/i;
const MAX_PARTS = 200;

type Part = { type: string; encoding: string; charset: string | null; body: string };

/** The web page in a page saved as one file (MHTML), without its pictures; null where there is none. */
export function pageOfArchive(bytes: Buffer): string | null {
  const whole = readPart(bytes.toString('latin1'));
  const [, quoted, bare] = BOUNDARY.exec(whole.head) ?? [];
  const boundary = quoted ?? bare;
  const parts =
    boundary === undefined
      ? [whole]
      : whole.body
          .split(`--${boundary}`, MAX_PARTS)
          .slice(1)
          .map((text) => readPart(text.replace(/^\r?\n/, '')));
  const page = parts.find(({ type }) => type === 'text/html' || type === 'application/xhtml+xml');
  return page ? textOf(page) : null;
}

function readPart(text: string): Part & { head: string } {
  const end = /\r?\n\r?\n/.exec(text);
  const head = (end ? text.slice(0, end.index) : text).replace(/\r?\n[ \t]+/g, ' ');
  const field = (name: string): string =>
    new RegExp(`^${name}:[ \\t]*(.*)$`, 'im').exec(head)?.[1]?.trim() ?? '';
  const type = field('content-type');
  return {
    head,
    type: type.split(';')[0]?.trim().toLowerCase() ?? '',
    encoding: field('content-transfer-encoding').toLowerCase(),
    charset: /charset\s*=\s*"?([\w-]{2,30})/i.exec(type)?.[1] ?? null,
    body: end ? text.slice(end.index + end[0].length) : '',
  };
}

function textOf({ encoding, charset, body }: Part): string | null {
  const bytes =
    encoding === 'base64' ? Buffer.from(body, 'base64') : Buffer.from(unquoted(body, encoding), 'latin1');
  if (charset === null) return decodeText(bytes);
  try {
    return new TextDecoder(charset).decode(bytes);
  } catch {
    return decodeText(bytes);
  }
}

const unquoted = (body: string, encoding: string): string =>
  encoding === 'quoted-printable'
    ? body
        .replace(/=[ \t]*\r?\n/g, '')
        .replace(/=([\da-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    : body;
