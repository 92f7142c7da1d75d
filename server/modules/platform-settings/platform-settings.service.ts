import type {
  ConnectionTest,
  Identity,
  IdentityChange,
  PlatformSettings,
  RetentionDays,
} from '../../../contracts/admin/platform-settings.ts';
import { AppError } from '../../app-error.ts';
import type { Config } from '../../config.ts';
import type { Db } from '../../db/connect.ts';
import type { Actor } from '../../http/actor.ts';
import { reasonOf } from '../../lib/describe-error.ts';
import type { LanguageModel } from '../../providers/llm/language-model.ts';
import type { MailSender, MailTransport } from '../../providers/mail/mail-transport.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { Retention } from '../conversations/retention.service.ts';
import { testMail } from '../mails/mail-templates.ts';
import type { IdentityService } from './identity.service.ts';

const MODEL_TIMEOUT_MS = 20_000;
const SHOWN_CHARS = 200;
const QUESTION = 'Reply with the word "ready" and nothing else.';

type Deps = {
  config: Config;
  db: Db;
  mailTransport: Pick<MailTransport, 'send'> | null;
  /** Its own, so that a test asks even while the one that answers customers is paused. */
  model: LanguageModel | null;
  identity: Pick<IdentityService, 'defaults' | 'read' | 'readSender' | 'set'>;
  retention: Pick<Retention, 'readDays' | 'setDays' | 'countOlder'>;
};
export type PlatformSettingsService = ReturnType<typeof createPlatformSettings>;

/** The settings in force, and whether what they connect to answers. */
export function createPlatformSettings({ config, db, mailTransport, model, identity, retention }: Deps) {
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
    async read(): Promise<PlatformSettings> {
      const { publicUrl, mail, llm, autoApprove, databaseUrl, s3 } = config;
      return {
        ...(await identity.read(db)),
        defaults: identity.defaults,
        publicUrl,
        approvesAtOnce: autoApprove,
        mail: {
          server: mail.smtpUrl === null ? null : new URL(mail.smtpUrl).host,
          from: written(await identity.readSender()),
        },
        model: llm && {
          server: llm.baseUrl,
          name: llm.model,
          visionName: config.visionModel?.model ?? null,
          hasKey: llm.apiKey !== null,
        },
        database: databaseUrl === null ? 'embedded' : 'server',
        files: s3 === null ? 'folder' : 'bucket',
        retentionDays: await retention.readDays(),
      };
    },

    setIdentity: (actor: Actor, change: IdentityChange): Promise<Identity> => identity.set(actor, change),

    /** What a period would erase now. */
    previewRetention: async (days: number): Promise<{ conversations: number }> => ({
      conversations: await retention.countOlder(days),
    }),

    setRetention: (actor: Actor, days: RetentionDays): Promise<void> => retention.setDays(actor, days),

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

/** As mail programs show it. */
const written = ({ name, address }: MailSender): string => (name === '' ? address : `${name} <${address}>`);

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
