import { teamRoutes } from '../../../contracts/account/team.ts';
import { chatbotRoutes } from '../../../contracts/chat/chatbots.ts';
import { type Attack, repeat } from './attack.ts';

const AT_ONCE = 20;

/** Invitations and links to strangers, as many as are taken. */
export const manyMails: Attack = {
  name: 'many-mails',
  about: `${AT_ONCE} invitations and links to strangers at once`,
  run: ({ api, attacker: { companyId, productId, token } }, signal) =>
    repeat(signal, AT_ONCE, async (turn) => {
      const email = `stranger-${turn}@elsewhere.example`;
      if (turn % 2 === 0) await api.call(teamRoutes.invite, { body: { email } }, token);
      else await api.call(chatbotRoutes.createBot, { body: { companyId, productId, email } }, token);
    }),
};
