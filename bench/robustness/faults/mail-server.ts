import { setTimeout as sleep } from 'node:timers/promises';
import { pauseFor } from '../../lib/running/pause.ts';
import type { Fault } from './fault.ts';
import { type MailMode, mailModes, startMailCatcher } from './mail-catcher.ts';

const badModes = mailModes.filter((mode): mode is Exclude<MailMode, 'takes'> => mode !== 'takes');
const badMs = { min: 300, max: 2_000 };
const goodMs = 500;

/** The mail server is away, slow, busy or breaks off in every way; links are made and mailed all the same. */
export const mailServer: Fault = {
  name: 'mail-server',
  about: 'the mail server refuses, is busy, hangs, or breaks off in the middle of mails',
  database: 'embedded',
  mayRefuse: false,
  begin: async ({ journal }) => {
    const mails = await startMailCatcher({ earlier: new Set(journal.links.keys()), mayRepeat: false });
    const first = Math.floor(Math.random() * badModes.length);
    return {
      env: { SMTP_URL: mails.url },
      round: async (scene, number) => {
        await scene.underLoad(async () => {
          mails.behave(badModes[(first + number) % badModes.length] ?? 'refuses');
          await pauseFor(badMs);
          mails.behave('takes');
          await sleep(Math.random() * goodMs);
        });
      },
      settle: (scene, findings) => mails.check(scene, findings),
      figures: mails.figures,
      end: mails.stop,
    };
  },
};
