/** Stands in the place of engine/ask/words/english-list.ts: the dictionary is part of the program, as the differences of its sorted hashes. */
import { differences } from 'manualist:english';

/** Sorted, as the engine wants them. */
export function readEnglishHashes(): Uint32Array {
  const bytes = atob(differences);
  // At least a byte is written for each: made once at that size, because a list that grows takes ten times as long.
  const hashes = new Uint32Array(bytes.length);
  let [count, hash, difference, shift] = [0, 0, 0, 0];
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes.charCodeAt(at);
    difference += (byte & 0x7f) * 2 ** shift;
    shift += 7;
    if (byte >= 0x80) continue;
    hash += difference;
    hashes[count] = hash;
    count += 1;
    difference = 0;
    shift = 0;
  }
  return hashes.slice(0, count);
}
