import { DESKTOP, PHONE } from '../lib/browser.ts';

/** Every screen is looked at in windows of these sizes. */
export const devices = { phone: PHONE, desktop: DESKTOP } as const;
export type Device = keyof typeof devices;

/** And in both of these. */
export const schemes = ['light', 'dark'] as const;
export type Scheme = (typeof schemes)[number];

/** "phone-dark". */
export const lookName = (device: Device, scheme: Scheme): string => `${device}-${scheme}`;
