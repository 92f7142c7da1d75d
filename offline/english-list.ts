/** Stands in the place of engine/ask/words/english-list.ts: the dictionary is part of the program, as the differences of its sorted hashes. */
import { differences } from 'manualist:english';

/** Sorted, as the engine wants them. */
export function readEnglishHashes(): Uint32Array {
  const bytes = Uint8Array.from(atob(differences), (byte) => byte.charCodeAt(0));
  const hashes: number[] = [];
  let [hash, difference, shift] = [0, 0, 0];
  for (const byte of bytes) {
    difference += (byte & 0x7f) * 2 ** shift;
    shift += 7;
    if (byte >= 0x80) continue;
    hash += difference;
    hashes.push(hash);
    [difference, shift] = [0, 0];
  }
  return Uint32Array.from(hashes);
}
