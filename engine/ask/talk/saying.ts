/** What people say in several everyday words, and what a manual writes instead, the likeliest first. */
export type Saying = {
  said: RegExp;
  /** "$&" stands for what is said, where that is to be looked for, too; what is in brackets, or all, the manual must print. */
  written: readonly string[];
};

/** A saying to be looked for as it stands and by each of these, the first that the manual prints. */
export const beside = (said: RegExp, ...written: readonly string[]): Saying => ({
  said,
  written: written.map((words) => `$& [${words}]`),
});
