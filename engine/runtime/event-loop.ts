/** Turns of the event loop, in Node as well as in a browser. */

type Later = (done: () => void) => void;

/** Resolves once whatever else waits has had its turn. */
export const yieldToEventLoop = (): Promise<void> => new Promise((resolve) => later(resolve));

/** Resolves after so many milliseconds. */
export const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const later: Later =
  typeof setImmediate === 'function' ? (done) => void setImmediate(done) : laterByChannel();

/** Browsers let timers that follow one another wait for 4 ms each, but no message to oneself. */
function laterByChannel(): Later {
  const waiting: (() => void)[] = [];
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => waiting.shift()?.();
  return (done) => {
    waiting.push(done);
    port2.postMessage(null);
  };
}
