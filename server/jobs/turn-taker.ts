import { noCompany } from './jobs.repository.ts';

/** Number of companies that are remembered. Those served before them count as not served yet. */
const maxRemembered = 1_000;

/** Remembers the order in which companies were served, so that one with many jobs does not make the others wait. */
export class TurnTaker {
  readonly #served = new Set<string>();

  serve(companyId: string | null): void {
    const key = companyId ?? noCompany;
    this.#served.delete(key);
    this.#served.add(key);
    const [oldest] = this.#served;
    if (this.#served.size > maxRemembered && oldest !== undefined) this.#served.delete(oldest);
  }

  /** Companies in the order in which they were served, the latest last. */
  served(): string[] {
    return [...this.#served];
  }
}
