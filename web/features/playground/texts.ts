/** Words of the playground, where a company tries what its customers are answered. */
export const texts = {
  lede: 'Ask what your customers will ask, and see what your manuals and corrections answer. Each question stands alone; nothing here is kept or counted.',
  question: 'Question to try',
  placeholder: 'Ask as a customer would',
  ask: 'Ask',
  asking: 'Looking it up...',
  openings: 'To begin with',
  next: 'Ask next',
  answers: 'Questions tried',
  tooMany: 'That was a lot of questions. Please wait a minute, then ask again.',
  tryAgain: 'Try Again',
  empty: 'Nothing to ask yet',
  emptyText: 'As soon as a manual is read, ask here what your customers will ask.',
};
