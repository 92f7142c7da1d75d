/** What the landing page of a new installation shows of the demo company. */

/** Asked for every visitor before they ask themselves; the answer is the engine's. */
export const demoOpeningQuestion = 'What does E-07 mean?';
