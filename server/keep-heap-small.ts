/** How far the JavaScript heap of the server may grow beyond what is in use before it is collected. */
import { setFlagsFromString } from 'node:v8';

/** Of what was found in use by the last collection. V8's own choice let 35 MB grow to 178 while a manual was read. */
const GROWTH_PERCENT = 30;

/**
 * Has V8 collect sooner, in this thread and those started later. What it took once for garbage it keeps committed: live
 * data is strewn over its pages. Questions that wait while a manual is read are such garbage.
 */
export function keepHeapSmall(): void {
  // The limit is computed anew from the flag after each collection, so it may be set while the program runs.
  setFlagsFromString(`--heap-growing-percent=${GROWTH_PERCENT}`);
}
