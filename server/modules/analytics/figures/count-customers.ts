/** How many people asked. */
export const countCustomers = (questions: readonly { customerEmail: string }[]): number =>
  new Set(questions.map(({ customerEmail }) => customerEmail)).size;
