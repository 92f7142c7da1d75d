/** When V8 optimises the functions of the embedded PostgreSQL, which is WebAssembly. */
import { setFlagsFromString } from 'node:v8';

/** About how many bytes of a function are run before it is optimised; V8's own choice is two millions. */
const BYTES_BEFORE_OPTIMISING = 1_000_000_000;

/**
 * Has a function of PostgreSQL optimised when it has worked a good while, in threads started later. Left alone, V8 took a quarter of
 * the processor time of a start, and 50 MB that stay, for functions that a server at rest hardly uses again.
 */
export function optimiseLate(): void {
  setFlagsFromString(`--wasm-tiering-budget=${BYTES_BEFORE_OPTIMISING}`);
}
