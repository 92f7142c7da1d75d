import type { TextItem } from '@llamaindex/liteparse';
import { buildLines } from '../printed-line.ts';

export function isBold(item: TextItem): boolean {
  return buildLines([item])[0]?.bold ?? false;
}

export function isMono(item: TextItem): boolean {
  return buildLines([item])[0]?.mono ?? false;
}
