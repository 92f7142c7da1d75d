/** Hands mails to a mail server. Other modules render and store them. */

/** The sender of a mail; if the name is empty, the address stands alone. */
export type MailSender = { name: string; address: string };

export type OutgoingMail = {
  /** The recipient; there is no way to name two. */
  to: { address: string };
  from: MailSender;
  /** Address that an answer goes to; null or missing: that of the sender. */
  replyTo?: string | null;
  subject: string;
  text: string;
  html: string;
  /** Address that unsubscribes on a POST (RFC 8058); null for mails that nobody has subscribed to. */
  unsubscribeUrl?: string | null;
};

export type MailTransport = {
  /**
   * Sends a mail; resolves when the server has accepted it.
   *
   * @throws {PermanentMailError} if no further attempt can succeed.
   * @throws {TemporaryMailError} if the server is down, slow, busy or wrongly set up.
   */
  send(mail: OutgoingMail): Promise<void>;
  close(): void;
};

export class PermanentMailError extends Error {}
/** The recipient's server knows no such address, or has closed it: no other mail would arrive either. */
export class NoSuchAddressError extends PermanentMailError {}
export class TemporaryMailError extends Error {}

const maxAddressLength = 254;
/**
 * Addresses that we send to, far fewer than the standard allows: no quoted names, comments, routes or lists, which
 * parsers read in different ways, some as another recipient.
 */
const addressPattern = /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]{1,63}(\.[A-Za-z0-9-]{1,63})+$/;

/** Whether we send mails to this address. */
export const isPlainAddress = (address: string): boolean =>
  address.length <= maxAddressLength && addressPattern.test(address);
