import { clearances, display, frothing, group, portafilter, waterMains } from './details.ts';
import { exploded } from './exploded.ts';
import { front } from './front.ts';
import { circuit, wiring } from './schematics.ts';

/** The drawing of each figure id that the chapters name. */
export const drawings: Record<string, () => string> = {
  front,
  display,
  circuit,
  clearances,
  'water-mains': waterMains,
  portafilter,
  frothing,
  group,
  wiring,
  exploded,
};
