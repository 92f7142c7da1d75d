/**
 * Constants shared by a page that embeds a chat and the chat in its frame. They are apart from the schemas, so that the
 * script on other sites stays at a few kilobytes.
 */

/** Query parameter of a chat that is opened in a frame of another site: `?embedded`. */
export const EMBEDDED_PARAM = 'embedded';

/** Message of the framed chat to the page around it: Escape was pressed and nothing in the chat used it. */
export const CLOSE_MESSAGE = 'manualist:close';

/** Address of the script for embedding sites. */
export const EMBED_SCRIPT_PATH = '/embed.js';
