import { expect, it } from 'vitest';
import { readTextFile } from './read-text-file.ts';

it.each([
  ['UTF-8', [0x6d, 0xc3, 0xbc, 0x64, 0x65]],
  ['UTF-8 with a mark', [0xef, 0xbb, 0xbf, 0x6d, 0xc3, 0xbc, 0x64, 0x65]],
  ['UTF-16, little end first', [0xff, 0xfe, 0x6d, 0, 0xfc, 0, 0x64, 0, 0x65, 0]],
  ['UTF-16, big end first', [0xfe, 0xff, 0, 0x6d, 0, 0xfc, 0, 0x64, 0, 0x65]],
  ['Windows-1252', [0x6d, 0xfc, 0x64, 0x65]],
])('reads %s', async (_, bytes) => {
  expect(await readTextFile(new Blob([new Uint8Array(bytes)]))).toBe('müde');
});

it('reads an empty file, and gives up one that can’t be read', async () => {
  expect(await readTextFile(new Blob([]))).toBe('');
  const gone = { arrayBuffer: () => Promise.reject(new DOMException('moved')) } as unknown as Blob;
  expect(await readTextFile(gone)).toBeNull();
});
