/** Values kept in memory by name; where there are too many, the one used longest ago is forgotten. */
export class RecentlyUsed<Value> {
  // A Map keeps the order in which its keys were set, so setting anew marks a use.
  readonly #values = new Map<string, Value>();
  readonly #most: number;

  /** @param most how many values are kept */
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
