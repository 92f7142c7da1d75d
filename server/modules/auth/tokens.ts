/** Opaque random secrets: session tokens and chatbot links. */
import { createHash, randomBytes } from 'node:crypto';

/** A new session token: 256 random bits, base64url. */
export const createToken = (): string => randomBytes(32).toString('base64url');

/** What is stored of a token, so that a stolen database opens no session: SHA-256, hex. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');
