/** What the installation calls itself, and where help is: on its screens, in its mails and reports. */
import type { Identity, IdentityChange } from '../../../contracts/admin/platform-settings.ts';
import type { Config } from '../../config.ts';
import type { Db } from '../../db/connect.ts';
import type { MailSender } from '../../providers/mail/mail-transport.ts';
import { type AuditActor, recordAudit } from '../audit/record-audit.ts';
import { type ChosenIdentity, createIdentityRepository } from './identity.repository.ts';

// A change made by another process is on the pages after this long; in mails and reports it is at once.
const FRESH_MS = 5000;

type Deps = {
  db: Db;
  config: Pick<Config, 'brandName' | 'mail'>;
  /** Milliseconds that only grow. */
  clock?: () => number;
};
export type IdentityService = ReturnType<typeof createIdentityService>;

/** Takes an administrator's choices and, where there is none, the defaults from the environment. */
export function createIdentityService({ db, config, clock = () => performance.now() }: Deps) {
  const { from, supportEmail } = config.mail;
  const defaults: Identity = { brandName: config.brandName, supportEmail };
  let shown = { at: Number.NEGATIVE_INFINITY, value: defaults };

  const inForce = (chosen: ChosenIdentity): Identity => ({
    brandName: chosen.brandName ?? defaults.brandName,
    supportEmail: chosen.supportEmail ?? defaults.supportEmail,
  });

  return {
    defaults,

    /** Reads the identity in force. @param tx the database, or the transaction that needs it */
    read: async (tx: Db): Promise<Identity> => inForce(await createIdentityRepository(tx).find()),

    /** Whom mails are from: a chosen brand takes the place of the name in MAIL_FROM, never of the address. */
    async readSender(): Promise<MailSender> {
      const { brandName } = await createIdentityRepository(db).find();
      return { name: brandName ?? from.name, address: from.address };
    },

    /** For pages, which are shown even while the database is away: at most 5 s old, else what was last known. */
    async readShown(): Promise<Identity> {
      if (clock() - shown.at < FRESH_MS) return shown.value;
      const last = shown.value;
      const value = await createIdentityRepository(db)
        .find()
        .then(inForce)
        .catch(() => last);
      shown = { at: clock(), value };
      return value;
    },

    /** Stores the choices that are given. @returns the identity in force afterwards */
    async set(actor: AuditActor, change: IdentityChange): Promise<Identity> {
      const value = await db.transaction(async (tx) => {
        const within = createIdentityRepository(tx);
        const before = inForce(await within.find());
        await within.set(change);
        const after = inForce(await within.find());
        await recordAudit(tx, actor, {
          action: 'identity.changed',
          subject: { id: 'identity', name: after.brandName },
          before,
          after,
        });
        return after;
      });
      shown = { at: clock(), value };
      return value;
    },
  };
}
