/** Addresses below the one of a chat: there a browser lets them serve that chat, and no other page. */

/** Files by their use. */
export const CHAT_FILES = {
  serviceWorker: 'service-worker.js',
  engine: 'engine.js',
  manifest: 'manifest.webmanifest',
  icon: 'icon.svg',
} as const;

/** Files of the chat's page: paths on this server. */
export const SHELL_PATH = '/offline/shell.json';

/** The address of a file below that of a chat. @param chat path of the chat */
export const chatFile = (chat: string, file: keyof typeof CHAT_FILES): string =>
  `${chat.replace(/\/$/, '')}/${CHAT_FILES[file]}`;
