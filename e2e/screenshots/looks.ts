import { DESKTOP, PHONE } from '../browser.ts';

/** A window and a colour scheme. */
export type Look = {
  device: 'phone' | 'desktop';
  viewport: { width: number; height: number };
  colorScheme: 'light' | 'dark';
};

const SCHEMES = ['light', 'dark'] as const;

export const looks: readonly Look[] = [
  ...SCHEMES.map((colorScheme) => ({ device: 'phone' as const, viewport: PHONE, colorScheme })),
  ...SCHEMES.map((colorScheme) => ({ device: 'desktop' as const, viewport: DESKTOP, colorScheme })),
];

/** "phone-dark". */
export const lookName = ({ device, colorScheme }: Look): string => `${device}-${colorScheme}`;
