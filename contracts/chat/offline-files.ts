/** Addresses of what a device saves of a chat, apart from calls. */

/** Files by their use, below the address of a chat: there a browser lets them serve that chat, and no other page. */
export const CHAT_FILES = {
  serviceWorker: 'service-worker.js',
  engine: 'engine.js',
  /** Tells what questions mean; for those who chose that. */
  encoder: 'encoder.js',
  /** What the passages mean. */
  vectors: 'vectors.bin',
  manifest: 'manifest.webmanifest',
  icon: 'icon.svg',
} as const;

/** Files of the chat's page: paths on this server. */
export const SHELL_PATH = '/offline/shell.json';

/** A file of an encoder, the same for everybody: an address holds what its digest says, or nothing. */
export const MODEL_FILE_PATH = '/models/:digest/:model/:file';
/** So much of a SHA-256 stands in the address: hexadecimal digits. */
const DIGEST_CHARS = 32;

/** What of a SHA-256 stands in the address of the file that has it. */
export const digestOf = (sha256: string): string => sha256.slice(0, DIGEST_CHARS);

/** The address of a file of an encoder. @param sha256 of the file, in hexadecimal */
export const modelFile = (sha256: string, model: string, file: string): string =>
  MODEL_FILE_PATH.replace(':digest', digestOf(sha256)).replace(':model', model).replace(':file', file);

/** The address of a file below that of a chat. @param chat path of the chat */
export const chatFile = (chat: string, file: keyof typeof CHAT_FILES): string =>
  `${chat.replace(/\/$/, '')}/${CHAT_FILES[file]}`;
