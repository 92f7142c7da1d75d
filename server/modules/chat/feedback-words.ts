/** What a customer said of an answer, in the files that people read. */
export const FEEDBACK_WORDS = { works: 'works', 'does-not-work': 'does not work' } as const;
