/** Words about plans that several features use. */
import { TRIAL_DAYS } from '../../../contracts/plans/limits.ts';

export const texts = {
  /** The rules of the trial, wherever plans are shown. */
  trialRule: `From its approval a company has the limits of Standard for ${TRIAL_DAYS} days, free of charge; then it is on Free by itself, keeps all it has, and only adding above the limits of Free is refused.`,
} as const;
