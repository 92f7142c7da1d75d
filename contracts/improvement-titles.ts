/** What an improvement is called wherever it is named: on the screen, in a mail and in a report. */
import type { ImprovementKind } from './analytics-topics.ts';

/** Its title from its subject. */
export const IMPROVEMENT_TITLES: Record<ImprovementKind, (subject: string) => string> = {
  correction: (subject) => `Answer it yourself: “${subject}”`,
  'error-image': (subject) => `Show customers ${subject}`,
  video: (subject) => `Show it in a video: “${subject}”`,
  manual: (subject) => `Bring the manual of ${subject} up to date`,
};
