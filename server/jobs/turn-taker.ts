import { noCompany } from './jobs.repository.ts';

/** Beyond so many companies the order of the oldest is forgotten: they count as not served yet. */
const maxRemembered = 1_000;

/** Remembers which company was served when, so that one with many jobs does not make the others wait. */
export class TurnTaker {
  readonly #served = new Set<string>();

  serve(companyId: string | null): void {
    const key = companyId ?? noCompany;
    this.#served.delete(key);
    this.#served.add(key);
    const [oldest] = this.#served;
    if (this.#served.size > maxRemembered && oldest !== undefined) this.#served.delete(oldest);
  }

  /** In the order of service, the latest last. */
  served(): string[] {
    return [...this.#served];
  }
}
