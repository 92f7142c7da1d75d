import type { Config } from '../config.ts';

/**
 * Whether a start makes the demo company, whose password everybody can read in the sources: where the operator says so
 * or, without a word, only where somebody plainly tries the program out on their own machine.
 */
export const wantsDemo = (
  { seedDemo, isTrial, role }: Pick<Config, 'seedDemo' | 'isTrial' | 'role'>,
  database: 'embedded' | 'postgres',
): boolean => role === 'all' && (seedDemo ?? (isTrial && database === 'embedded'));
