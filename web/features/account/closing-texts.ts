/** Words of undoing the closing of a company. */
export const texts = {
  title: 'Undo the closing',
  lede: 'Your company is then as it was: links answer, and its people can sign in again.',
  button: 'Undo the closing',
  busy: 'Undoing...',
  doneTitle: 'Your company is open again',
  done: 'Everything is as it was. Everybody, you too, signs in anew.',
  incomplete: 'This link is not complete. Please open it again from the mail.',
  help: 'A link works once, until the day that the mail names. After it the company is erased. Whoever runs this installation can still undo it until then.',
} as const;
