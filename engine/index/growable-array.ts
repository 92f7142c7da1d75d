/** A list of 32-bit unsigned numbers that grows by doubling: a tenth of the memory of a list of JavaScript numbers. */
export type GrowableArray = { readonly length: number; push(value: number): void; toArray(): Uint32Array };

/** An empty list. `toArray` copies it to an array of exactly its length. */
export function createGrowableArray(): GrowableArray {
  let values = new Uint32Array(1024);
  let length = 0;
  return {
    get length() {
      return length;
    },
    push(value) {
      if (length === values.length) {
        const larger = new Uint32Array(length * 2);
        larger.set(values);
        values = larger;
      }
      values[length] = value;
      length += 1;
    },
    toArray: () => values.slice(0, length),
  };
}
