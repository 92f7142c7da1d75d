/** Business constants that both sides show or enforce. */

/** Largest manual that is taken. */
export const MAX_MANUAL_BYTES = 100 * 1024 * 1024;
/** Largest picture that is taken, of an error or of a customer. */
export const MAX_IMAGE_BYTES = 5 * 1024 * 1024;
/** Sites on which a company can show its chats. */
export const MAX_EMBED_ORIGINS = 20;
/** Largest picture that is taken as a company's logo. */
export const MAX_LOGO_BYTES = 2 * 1024 * 1024;
/** Files that can become a manual; the server decides by their content. */
export const MANUAL_EXTENSIONS = ['.pdf', '.docx', '.doc'] as const;
/** Questions a chatbot link answers unless its vendor raises the cap. */
export const DEFAULT_QUERY_LIMIT = 15;
/** Customers that can be given a chatbot in one call. */
export const MAX_ADDRESSES_PER_CALL = 500;
/** Mails of a company in 24 hours after which it sends no more links, so that no account can flood mailboxes. */
export const MAX_LINK_MAILS_PER_DAY = 2000;
export const MAX_QUESTION_CHARS = 2000;
/** Longest words that are looked for in a manual. */
export const MAX_FIND_CHARS = 100;
/** From approval a company has the limits of the trial plan for this long. */
export const TRIAL_DAYS = 7;
/** How long a colleague can accept an invitation. */
export const INVITATION_DAYS = 7;
/** How long a deletion can be taken back. */
export const UNDO_MS = 2 * 60 * 1000;
/** How long a screen offers that by itself; whoever is slower holds the offer, up to the end of `UNDO_MS`. */
export const UNDO_SHOWN_MS = 10_000;
/** Remaining tokens below which the yellow and the red notice are shown. */
export const TOKENS_NEARLY_USED = 10_000;
export const TOKENS_USED_UP = 100;
/** Longest answer that a vendor can write in place of the manual's. */
export const MAX_CORRECTION_CHARS = 4000;
/** Longest question that a vendor can answer so. */
export const MAX_CORRECTED_QUESTION_CHARS = 500;
/** Corrections that a product can have. */
export const MAX_CORRECTIONS = 500;

/** Newest messages of a conversation that a screen shows. */
export const MAX_SHOWN_MESSAGES = 400;
/** Most further things to try that are offered for one question. */
export const MAX_REMEDIES = 5;
