import { AppError } from '../../app-error.ts';

/** Exports that a process sends at once; each reads the database and files as fast as its reader takes them. */
const MAX_AT_ONCE = 2;

/** Makes the function that lets in one export of a company, and few in all. It gives the one that ends it. */
export function createEnter() {
  const running = new Set<string>();

  /** @throws AppError conflict, unavailable */
  return (companyId: string): (() => void) => {
    if (running.has(companyId))
      throw new AppError(
        'conflict',
        'An export of your company is running already. Wait until it has ended.',
      );
    if (running.size >= MAX_AT_ONCE)
      throw new AppError('unavailable', 'Other exports are running. Please try again in a few minutes.', {
        headers: { 'retry-after': '120' },
      });
    running.add(companyId);
    return () => running.delete(companyId);
  };
}
