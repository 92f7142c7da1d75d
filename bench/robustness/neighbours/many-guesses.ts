import { authRoutes } from '../../../contracts/account/auth.ts';
import { type Attack, repeat } from './attack.ts';

const AT_ONCE = 20;

/** Guesses of passwords, each of which is a slow hash: of one account, and of some that are not there. */
export const manyGuesses: Attack = {
  name: 'many-guesses',
  about: `${AT_ONCE} wrong passwords at once`,
  run: ({ api, attacker }, signal) =>
    repeat(signal, AT_ONCE, async (turn) => {
      const email =
        turn % 2 === 0 ? `owner-${attacker.name}@vendor.example` : `nobody-${turn}@vendor.example`;
      await api.call(authRoutes.login, { body: { email, password: `a guess ${turn}` } });
    }),
};
