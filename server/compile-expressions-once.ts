/** How V8 compiles regular expressions: at once to machine code. */
import { setFlagsFromString } from 'node:v8';

/**
 * Has V8 compile a regular expression once. Left alone it compiles it to a bytecode that it interprets, and then to machine
 * code as well when it is used again. The expressions of questions are long and used for ever: compiled twice they took a
 * third of the processor time of a start. For expressions that are used from now on, in this thread and those started later.
 */
export function compileExpressionsOnce(): void {
  setFlagsFromString('--no-regexp-tier-up');
}
