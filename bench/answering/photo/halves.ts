import { devGallery, devLookAlikes } from './dev-screens.ts';
import { heldGallery, heldLookAlikes } from './held-screens.ts';
import type { Half } from './screen.ts';
import { otherDevice, surface } from './unrelated.ts';

const numbers = (count: number, from: number) => Array.from({ length: count }, (_, i) => from + i);

/** Thresholds are chosen on `dev`; `held` has other devices and other chances. */
export const halves: Half[] = [
  {
    name: 'dev',
    seed: 11,
    gallery: devGallery,
    lookAlikes: devLookAlikes,
    others: [...numbers(14, 100).map(otherDevice), ...numbers(14, 14).map(surface)],
  },
  {
    name: 'held',
    seed: 977,
    gallery: heldGallery,
    lookAlikes: heldLookAlikes,
    others: [...numbers(14, 500).map(otherDevice), ...numbers(14, 707).map(surface)],
  },
];
