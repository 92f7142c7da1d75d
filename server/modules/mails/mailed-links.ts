import type { Db } from '../../db/connect.ts';
import { createToken, type TokenRow } from '../../lib/tokens.ts';
import type { MailContent } from './mail-templates.ts';
import type { MailsService } from './mails.service.ts';
import type { NewMail } from './queue-mails.ts';

type Deps = { mails: Pick<MailsService, 'queue'>; publicUrl: string };

/** A link that proves whose mailbox it was sent to. */
export type MailedLink = {
  companyId: string | null;
  recipient: string;
  /** What the mail is for, where that is counted. */
  purpose?: NewMail['purpose'];
  /** Where a POST ends getting such mails. */
  unsubscribeUrl?: string | undefined;
  /** How long it works. */
  validMs: number;
  /** The screen it opens. */
  screen: { href: (token: string) => string };
  /** Writes the mail around the whole address. */
  write: (link: string) => MailContent;
  /** Keeps what knows the token again, inside the caller's transaction. */
  store: (row: TokenRow) => Promise<void>;
};

export type MailedLinks = ReturnType<typeof createMailedLinks>;

/** Links whose token stands in the mail alone: nobody but the mailbox's owner can open them. */
export function createMailedLinks({ mails, publicUrl }: Deps) {
  return {
    /**
     * Makes a token, stores its hash and mails its link, all inside the caller's transaction.
     * @returns the token, and the row as it was stored
     */
    async send(
      tx: Db,
      { validMs, screen, write, store, ...mail }: MailedLink,
    ): Promise<{ token: string; row: TokenRow }> {
      const made = createToken(validMs);
      await store(made.row);
      const content = write(publicUrl + screen.href(made.token));
      await mails.queue(tx, { ...mail, content, isPrivate: true });
      return made;
    },
  };
}
