/** Business constants that both client and server show or enforce. */

/** What a megabyte is in limits. */
export const BYTES_PER_MB = 1024 * 1024;
/** Largest manual that is accepted. */
export const MAX_MANUAL_BYTES = 100 * 1024 * 1024;
/** Most manuals that one archive can bring. */
export const MAX_MANUALS_PER_ARCHIVE = 20;
/** Longest web address of a manual. */
export const MAX_ADDRESS_CHARS = 2000;
/** Largest picture that is accepted, from vendors and customers. */
export const MAX_IMAGE_BYTES = 5 * 1024 * 1024;
/** Longest side at which a picture is kept, and a customer's photo looked at. */
export const MAX_IMAGE_SIDE_PX = 2000;
/** Most sites on which a company can show its chats. */
export const MAX_EMBED_ORIGINS = 20;
/** Largest picture that is accepted as a company's logo. */
export const MAX_LOGO_BYTES = 2 * 1024 * 1024;
/** Questions that a chatbot link answers unless its vendor changes the limit. */
export const DEFAULT_QUERY_LIMIT = 15;
/** Most customers that can be given a chatbot in one call. */
export const MAX_ADDRESSES_PER_CALL = 500;
/** Most mails with links that a company can send in 24 hours, so that no account can flood mailboxes. */
export const MAX_LINK_MAILS_PER_DAY = 2000;
export const MAX_QUESTION_CHARS = 2000;
/** Largest manual that a visitor can try without an account, and how many pages it can have. */
export const MAX_TRYOUT_BYTES = 20 * 1024 * 1024;
export const MAX_TRYOUT_PAGES = 100;
/** Hours after which a manual that was tried is deleted. */
export const TRYOUT_HOURS = 24;
/** Manuals that one address can have here to be tried, and all addresses together. */
export const MAX_TRYOUTS_PER_ADDRESS = 5;
export const MAX_TRYOUTS = 200;
/** Longest text that can be searched for in a manual. */
export const MAX_FIND_CHARS = 100;
/** Days after its approval for which a company has the limits of the trial plan. */
export const TRIAL_DAYS = 7;
/** Days for which a colleague can accept an invitation. */
export const INVITATION_DAYS = 7;
/** Invitations that one address gets in 24 hours, over all companies. */
export const MAX_INVITATIONS_PER_ADDRESS = 3;
/** Invitations that a company can send in 24 hours. */
export const MAX_INVITATIONS_PER_DAY = 20;
/** Longest message in a contact form; what is longer than a question is asked by its beginning. */
export const MAX_CONTACT_MESSAGE_CHARS = 5000;
/** Messages of contact forms that a company is mailed in 24 hours: in all, from one link, and from one customer's address. */
export const MAX_CONTACT_MAILS_PER_DAY = 200;
export const MAX_CONTACT_MAILS_PER_LINK = 100;
export const MAX_CONTACT_MAILS_PER_CUSTOMER = 5;
/** Days for which the address of who wrote is kept beside a mail that has left. */
export const CONTACT_ADDRESS_KEPT_DAYS = 30;
/** Requests for reminders that are mailed in 24 hours to be confirmed: of a company, on one of its links, and to one address of all companies. */
export const MAX_REMINDER_REQUESTS_PER_DAY = 200;
export const MAX_REMINDER_REQUESTS_PER_LINK = 10;
export const MAX_REMINDER_REQUESTS_PER_ADDRESS = 3;
/** Days for which a request can be confirmed, and after which it is forgotten. */
export const REMINDER_REQUEST_DAYS = 7;
/** Tasks that one request can name. */
export const MAX_REMINDER_TASKS = 50;
/** Requests to be told of changes, counted as those for reminders. */
export const MAX_WATCH_REQUESTS_PER_DAY = 200;
export const MAX_WATCH_REQUESTS_PER_LINK = 10;
export const MAX_WATCH_REQUESTS_PER_ADDRESS = 3;
/** Mails that tell customers of changes in 24 hours: of a company, and to one address of all companies. What is more waits a day. */
export const MAX_CHANGE_MAILS_PER_DAY = 2000;
export const MAX_CHANGE_MAILS_PER_ADDRESS = 3;
/** Notices that a company can write in 24 hours, and how long their subject and text can be. */
export const MAX_NOTICES_PER_DAY = 5;
export const MAX_NOTICE_SUBJECT_CHARS = 120;
export const MAX_NOTICE_CHARS = 4000;
/** Days for which nothing is sent to an address that its own server does not know. */
export const REFUSED_ADDRESS_DAYS = 30;
/** Time for which a deletion can be undone. */
export const UNDO_MS = 2 * 60 * 1000;
/** Time for which a screen offers that. It stands still while somebody is at the offer, but ends with `UNDO_MS`. */
export const UNDO_SHOWN_MS = 10_000;
/** Remaining tokens below which the yellow and the red notice are shown. */
export const TOKENS_NEARLY_USED = 10_000;
export const TOKENS_USED_UP = 100;
/** Longest answer that a vendor can write in place of the manual's. */
export const MAX_CORRECTION_CHARS = 4000;
/** Longest question that a vendor can answer in this way. */
export const MAX_CORRECTED_QUESTION_CHARS = 500;
/** Most corrections of a product. */
export const MAX_CORRECTIONS = 500;

/** Most questions that a company can choose for its customers to begin with, and the longest of them. */
export const MAX_STARTERS = 8;
export const MAX_STARTER_CHARS = 120;

/** Number of the newest messages of a conversation that a screen shows. */
export const MAX_SHOWN_MESSAGES = 400;
/** Most remedies that are offered for one question. */
export const MAX_REMEDIES = 5;
/** Variants that a product, a link or a customer has at once: a model, a platform, a size. */
export const MAX_VARIANTS = 5;

/** Places of a product that codes are printed for, and labels that one file can have. */
export const MAX_PLACES = 100;
export const MAX_PLACE_LABELS = 1000;

/** So many questions are taken at once; a device that kept more sends them in several calls. */
export const MAX_KEPT_QUESTIONS = 20;
/** A question that was asked longer ago counts as asked so long ago: days. */
export const MAX_KEPT_DAYS = 60;
