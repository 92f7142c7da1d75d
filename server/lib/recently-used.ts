/** A cache of values by name in memory; when it is full, the value used longest ago is dropped. */
export class RecentlyUsed<Value> {
  // A Map keeps the order in which its keys were set, so each use sets its key anew.
  readonly #values = new Map<string, Value>();
  readonly #most: number;

  /** @param most number of values that are kept */
  constructor(most: number) {
    this.#most = most;
  }

  get(name: string): Value | undefined {
    const value = this.#values.get(name);
    if (value !== undefined) this.set(name, value);
    return value;
  }

  set(name: string, value: Value): void {
    this.#values.delete(name);
    this.#values.set(name, value);
    const [oldest] = this.#values.keys();
    if (this.#values.size > this.#most && oldest !== undefined) this.#values.delete(oldest);
  }

  delete(name: string): void {
    this.#values.delete(name);
  }
}
