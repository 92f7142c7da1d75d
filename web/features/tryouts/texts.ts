import { NAMED_TRYOUT_FORMATS } from '../../../contracts/manuals/manual-formats.ts';

/** Words for visitors who try a manual of their own. */
export const texts = {
  title: 'Try it with your own manual',
  lede: 'No account needed. You see its pages being read, then it answers with the page.',
  label: 'Your manual',
  prompt: 'Drop a manual here, or',
  hint: (megabytes: number, pages: number) =>
    `${NAMED_TRYOUT_FORMATS}, up to ${megabytes} MB and ${pages} pages.`,
  deleted: (hours: number) =>
    `Only this browser can open it. It is deleted after ${hours} hours, unless you keep it.`,
  wrongType: `Without an account, please use a ${NAMED_TRYOUT_FORMATS} file.`,
  tooLarge: (megabytes: number) => `Without an account, a manual can have up to ${megabytes} MB.`,
  empty: 'This file is empty. Please choose another one.',
  stop: 'Stop',
  loading: 'Opening your manual',
  failed: 'This manual could not be read.',
  expires: (at: string) => `Only this browser can open it. It is deleted ${at}, unless you keep it.`,
  keep: 'Keep it',
  keepHint: 'Sign up, and it is already there as a product.',
  keepHintSignedIn: 'It becomes a product of your company.',
  discard: 'Delete it now',
  another: 'Try another manual',
  ready: 'Your manual answers',
  noQuestions: 'Your manual is read. Ask it something.',
  question: 'Your question',
  placeholder: 'Ask your manual',
  ask: 'Ask',
  asking: 'Looking it up...',
  tooMany: 'That was a lot of questions. Please wait a minute, then ask again.',
  gone: 'The manual that you tried is not there any more. You can upload it again.',
  keeping: 'Keeping your manual...',
  kept: (name: string) => `The manual that you tried is now your product “${name}”.`,
  open: 'Open it',
  keepGone: 'The manual that you tried was deleted before it was kept. You can upload it again.',
  dismiss: 'Dismiss',
  retry: 'Try Again',
} as const;
