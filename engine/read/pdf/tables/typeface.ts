import { isMonospaced, styleOf } from '../characters/font-style.ts';
import type { Fragment } from '../page-content.ts';

export function isBold({ fontName = '' }: Fragment): boolean {
  return styleOf(fontName).bold;
}

export function isMono({ fontName = '' }: Fragment): boolean {
  return isMonospaced(fontName);
}
