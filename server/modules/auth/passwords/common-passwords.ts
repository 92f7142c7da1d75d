import { dictionary } from '@zxcvbn-ts/language-common';

/** The 49,000 that were leaked most often, in lower case. To be loaded late: most processes never need them. */
export const commonPasswords: ReadonlySet<string> = new Set(dictionary['passwords-common'].map(String));
