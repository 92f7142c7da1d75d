/**
 * What a page that embeds a chat and the chat in its frame agree on. Apart from the schemas, so that the script on
 * foreign sites is a few kilobytes.
 */

/** Stands in the address of a chat that is opened in a frame of another site: `?embedded`. */
export const EMBEDDED_PARAM = 'embedded';

/** Sent by the framed chat to the page around it when Escape was pressed and nothing in the chat wanted it. */
export const CLOSE_MESSAGE = 'manualist:close';

/** Where the script of embedding sites is. */
export const EMBED_SCRIPT_PATH = '/embed.js';
