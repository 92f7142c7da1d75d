import type { ConnectionTest } from '../../../contracts/admin/platform-settings.ts';
import { AppError } from '../../app-error.ts';
import type { Config } from '../../config.ts';
import type { Db } from '../../db/connect.ts';
import type { Actor } from '../../http/actor.ts';
import { reasonOf } from '../../lib/describe-error.ts';
import type { LanguageModel } from '../../providers/llm/language-model.ts';
import type { MailTransport } from '../../providers/mail/mail-transport.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { testMail } from '../mails/mail-templates.ts';
import type { IdentityService } from './identity.service.ts';

const MODEL_TIMEOUT_MS = 20_000;
const SHOWN_CHARS = 200;
const QUESTION = 'Reply with the word "ready" and nothing else.';

export type ConnectionDeps = {
  config: Config;
  db: Db;
  mailTransport: Pick<MailTransport, 'send'> | null;
  /** Its own, so that a test asks even while the one that answers customers is paused. */
  model: LanguageModel | null;
  identity: Pick<IdentityService, 'read' | 'readSender'>;
};

/** Whether what the settings connect to answers. */
export function createConnectionTests({ config, db, mailTransport, model, identity }: ConnectionDeps) {
  /** Runs a test and writes down how it ended. */
  async function test(
    actor: Actor,
    [action, tested]: ['mail.tested' | 'model.tested', string],
    run: () => Promise<string>,
  ): Promise<ConnectionTest> {
    const outcome = await measure(run);
    await db.transaction((tx) =>
      recordAudit(tx, actor, {
        action,
        subject: { id: tested, name: tested },
        after: { works: outcome.works },
      }),
    );
    return outcome;
  }

  return {
    /** Sends a mail to the actor. @throws AppError conflict where no mail server is set */
    async testMail(actor: Actor): Promise<ConnectionTest> {
      const { email, name } = actor;
      if (!mailTransport) throw new AppError('conflict', 'No mail server is set.');
      const content = testMail({ ...(await identity.read(db)), name });
      const from = await identity.readSender();
      return test(actor, ['mail.tested', email], async () => {
        await mailTransport.send({ to: { address: email }, from, ...content });
        return email;
      });
    },

    /** Asks the model for one word. @throws AppError conflict where no model is set */
    async testModel(actor: Actor): Promise<ConnectionTest> {
      if (!model) throw new AppError('conflict', 'No language model is set.');
      const signal = AbortSignal.timeout(MODEL_TIMEOUT_MS);
      return test(
        actor,
        ['model.tested', config.llm?.model ?? ''],
        async () => (await model.complete([{ role: 'user', content: QUESTION }], signal)).text,
      );
    },
  };
}

/** Runs a test; what it throws is its outcome. */
async function measure(run: () => Promise<string>): Promise<ConnectionTest> {
  const startedAt = performance.now();
  const end = (works: boolean, detail: string) => ({
    works,
    detail: detail.slice(0, SHOWN_CHARS),
    tookMs: Math.round(performance.now() - startedAt),
  });
  try {
    return end(true, await run());
  } catch (error) {
    return end(false, reasonOf(error));
  }
}
