import { createHash } from 'node:crypto';
import type { Finding } from '../../../engine/check/finding.ts';

/** A finding with what tells it in another check of the same manual. */
export type KeyedFinding = { key: string; finding: Finding };

/**
 * Gives findings keys of what they say, without the page, which another version may have moved. Where several say the same,
 * they are counted.
 */
export function keyFindings(findings: readonly Finding[]): KeyedFinding[] {
  const seen = new Map<string, number>();
  return findings.map((finding) => {
    const { kind, subject, quote, other, page, pageEnd } = finding;
    // Without words only the page tells them apart.
    const place = quote === '' ? [page, pageEnd] : [quote];
    const said = JSON.stringify([kind, subject, ...place, other?.subject, other?.quote]);
    const count = (seen.get(said) ?? 0) + 1;
    seen.set(said, count);
    const key = createHash('sha256').update(`${said} ${count}`).digest('base64url').slice(0, 22);
    return { key, finding };
  });
}
