/** What leads somewhere in texts that must not. */

/** Addresses of the web and of mail, with what stands around them without a blank. */
export const LINK = /\S*(?::\/\/|\bwww\.|@)\S*|\S+\.\S+\/\S*/giu;

/** The name of a site by itself, which mail programs make a link of. */
const SITE = /[\p{L}\d-]{2,}\.[a-z]{2,}(?![\p{L}\d])/iu;

/** Whether a text has something that a mail program makes a link of. */
export const hasLink = (text: string): boolean => text.search(LINK) >= 0 || SITE.test(text);
