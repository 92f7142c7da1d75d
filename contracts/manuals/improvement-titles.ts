/** Titles of improvements, the same on screens, in mails and in reports. */
import type { ImprovementKind } from '../analytics/analytics-topics.ts';

/** For each kind of improvement, a function that makes its title from its subject. */
export const IMPROVEMENT_TITLES: Record<ImprovementKind, (subject: string) => string> = {
  correction: (subject) => `Answer it yourself: “${subject}”`,
  'error-image': (subject) => `Show customers ${subject}`,
  video: (subject) => `Show it in a video: “${subject}”`,
  manual: (subject) => `Bring the manual of ${subject} up to date`,
};
