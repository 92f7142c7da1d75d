import { createSignatures, type Macs } from '../../lib/crypto/signature.ts';
import { HOUR_MS } from '../../time.ts';

/** A file's addresses under one signature. They are paths on this server, good until `expiresAt`. */
export type SignedFile = {
  /** The file itself. */
  file: string;
  /** A picture of a page: put the 1-based page for `{page}`. Null for files that are not drawn: only PDFs are. */
  pageImage: string | null;
  /** The address of a figure's picture. */
  figure: (ordinal: number) => string;
  /** The address of the picture of its cover, where it has one. */
  cover: string;
  expiresAt: Date;
};

export type LinkState = 'valid' | 'expired' | 'invalid';

export type LinkSigner = {
  /** `ttlMs` is the least time the links work; they end on a full hour, so that browsers can cache what they show. */
  signFile: (fileKey: string, ttlMs?: number) => SignedFile;
  /** Checks what came in a query string. `expired` is only said of a signature that was once valid. */
  check: (fileKey: string, expires: string, signature: string) => LinkState;
};

/** How long a link to a file works at least: a working day with the page left open. */
const DEFAULT_LINK_TTL_MS = 12 * HOUR_MS;

const ROUND_TO_S = 3600;

/**
 * Signs links to files, over file key and expiry. One signature covers a file with its pages,
 * figures and cover.
 * @param secret at least 32 random bytes, base64url
 * @param older secrets of before, whose links still work
 * @param macs ways to sign, where a test has others
 */
export function createLinkSigner(
  secret: string,
  now: () => number = Date.now,
  older: readonly string[] = [],
  macs?: Macs,
): LinkSigner {
  if (Buffer.from(secret, 'base64url').length < 32)
    throw new Error('The key that signs links must have at least 32 bytes.');
  const signatures = createSignatures([secret, ...older], macs);
  const signed = (fileKey: string, expiresS: number): string => `file\n${fileKey}\n${expiresS}`;

  return {
    signFile(fileKey, ttlMs = DEFAULT_LINK_TTL_MS) {
      const expiresS = Math.ceil((now() + ttlMs) / 1000 / ROUND_TO_S) * ROUND_TO_S;
      const query = `?expires=${expiresS}&signature=${signatures.sign(signed(fileKey, expiresS))}`;
      const base = `/uploads/${fileKey}`;
      return {
        file: `${base}${query}`,
        pageImage: fileKey.endsWith('.pdf') ? `${base}/pages/{page}${query}` : null,
        cover: `${base}/cover${query}`,
        figure: (ordinal) => `${base}/figures/${ordinal}${query}`,
        expiresAt: new Date(expiresS * 1000),
      };
    },

    check(fileKey, expires, signature) {
      if (!/^\d{1,12}$/.test(expires)) return 'invalid';
      if (!signatures.isOurs(signed(fileKey, Number(expires)), signature)) return 'invalid';
      return Number(expires) * 1000 > now() ? 'valid' : 'expired';
    },
  };
}
