/** Hands mails to a mail server. Rendering and storing them is somebody else's. */

/** Who a mail is from; without a name the address stands alone. */
export type MailSender = { name: string; address: string };

export type OutgoingMail = {
  /** One recipient; there is no way to name two. */
  to: { address: string };
  from: MailSender;
  subject: string;
  text: string;
  html: string;
  /** Where a POST ends getting such mails (RFC 8058); null for mails that nobody has subscribed to. */
  unsubscribeUrl?: string | null;
};

export type MailTransport = {
  /**
   * Resolves when the server has accepted the mail.
   *
   * @throws {PermanentMailError} if no further attempt can succeed.
   * @throws {TemporaryMailError} if the server is down, slow, busy or wrongly set up.
   */
  send(mail: OutgoingMail): Promise<void>;
  close(): void;
};

export class PermanentMailError extends Error {}
export class TemporaryMailError extends Error {}

const maxAddressLength = 254;
/**
 * Far less than the standard allows: no quoted names, comments, routes or lists, which parsers read in different
 * ways, some as another recipient.
 */
const addressPattern = /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]{1,63}(\.[A-Za-z0-9-]{1,63})+$/;

/** Whether we would send to this address. */
export const isPlainAddress = (address: string): boolean =>
  address.length <= maxAddressLength && addressPattern.test(address);
