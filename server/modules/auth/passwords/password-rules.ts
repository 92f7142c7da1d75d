import { AppError } from '../../../app-error.ts';
import type { Db } from '../../../db/connect.ts';
import type { IdentityService } from '../../platform-settings/identity.service.ts';

/** Shorter words stand in too many passwords by chance. */
const MIN_WORD_CHARS = 3;

type Deps = { db: Db; identity: Pick<IdentityService, 'read'> };
/** Whose password it is to be. */
export type PasswordOwner = { name: string; email: string };
export type PasswordRules = ReturnType<typeof createPasswordRules>;

/** Refuses new passwords that are tried first: those that many people have, and those of the owner's own words. */
export function createPasswordRules({ db, identity }: Deps) {
  return {
    /** @throws AppError invalid_request with what to do at `password` */
    async check(password: string, { name, email }: PasswordOwner): Promise<void> {
      const { commonPasswords } = await import('./common-passwords.ts');
      if (commonPasswords.has(password.toLowerCase()))
        throw refuse('Many people have this password, so it is tried first.');
      const { brandName } = await identity.read(db);
      if (holdsNothingBut(password, wordsOf([brandName, name, email])))
        throw refuse(
          `This password is made of your name, your e-mail or ${brandName}, so it is tried first.`,
        );
    },
  };
}

const refuse = (why: string): AppError => {
  const message = `${why} Choose another one, for instance three or four words that have nothing to do with each other.`;
  return new AppError('invalid_request', message, { errors: { password: message } });
};

/** The texts, without their blanks, and their words; the longest first. */
function wordsOf(texts: readonly string[]): string[] {
  const lower = texts.map((text) => text.toLowerCase());
  const words = [...lower, ...lower.map(lettersOf), ...lower.flatMap((text) => text.split(/[^\p{L}]+/u))];
  return words
    .filter((word) => word.length >= MIN_WORD_CHARS)
    .sort((one, other) => other.length - one.length);
}

const lettersOf = (text: string): string => text.replace(/[^\p{L}]+/gu, '');

/** Whether a password consists of such words, digits and signs; one without any letter is no word's. */
function holdsNothingBut(password: string, words: readonly string[]): boolean {
  const typed = password.toLowerCase();
  const rest = words.reduce((left, word) => left.replaceAll(word, ' '), typed);
  return rest !== typed && lettersOf(rest) === '';
}
