import type {
  Identity,
  IdentityChange,
  PlatformSettings,
  RetentionDays,
} from '../../../contracts/admin/platform-settings.ts';
import type { Actor } from '../../http/actor.ts';
import type { MailSender } from '../../providers/mail/mail-transport.ts';
import type { Retention } from '../conversations/retention.service.ts';
import { type ConnectionDeps, createConnectionTests } from './connection-tests.ts';
import type { IdentityService } from './identity.service.ts';

type Deps = ConnectionDeps & {
  identity: Pick<IdentityService, 'defaults' | 'set'>;
  retention: Pick<Retention, 'readDays' | 'setDays' | 'countOlder'>;
};
export type PlatformSettingsService = ReturnType<typeof createPlatformSettings>;

/** The settings in force, and whether what they connect to answers. */
export function createPlatformSettings(deps: Deps) {
  const { config, db, identity, retention } = deps;

  return {
    ...createConnectionTests(deps),

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
  };
}

/** As mail programs show it. */
const written = ({ name, address }: MailSender): string => (name === '' ? address : `${name} <${address}>`);
