/** The page of a chat: with the beginning of the conversation where it is known, so that a customer reads before anything has loaded. */
import { readdir } from 'node:fs/promises';
import type { FastifyRequest } from 'fastify';
import { EMBEDDED_PARAM } from '../../../contracts/chat/embed-frame.ts';
import type { ProofKind } from '../../../contracts/chat/proof-kind.ts';
import { acceptedLanguages } from '../accepted-languages.ts';
import type { ChatLink } from './chat-files.ts';
import { loadPage, type WebPage } from './web-pages.ts';

/** What a chat begins with. */
export type Greeting = { product: string; company: string; proofKind: ProofKind };
/** Finds how a chat begins; null for a link that opens none, and where a conversation goes on. */
export type Greet = (link: ChatLink) => Promise<Greeting | null>;
type Greetings = Record<ProofKind, WebPage>;

/** A form of the page, named by its language: the build writes one for each that the chat has. */
const PAGE = /^chat\.([a-z]{2})\.page\.html$/;
/** A page does not wait longer for its greeting: it is read without one, too. */
const MOST_WAIT_MS = 250;

/**
 * Loads the forms of the chat's page that the build wrote.
 * @returns the form for a request; null where the page is to be sent as it looks while it loads. Never rejects: where the
 * database does not answer, the page itself says so
 */
export async function loadChatPages(
  webDir: string,
  publicUrl: string,
  greet: Greet,
): Promise<(request: FastifyRequest, link: ChatLink) => Promise<WebPage | null>> {
  const byLanguage = new Map<string, Greetings>();
  const languages = (await readdir(webDir).catch(() => [])).flatMap((name) => PAGE.exec(name)?.[1] ?? []);
  for (const language of languages) {
    const [page, section] = await Promise.all(
      (['page', 'section'] as const).map((kind) =>
        loadPage(webDir, `chat.${language}.${kind}.html`, publicUrl),
      ),
    );
    if (page && section) byLanguage.set(language, { page, section });
  }
  return async (request, link) => {
    const language = acceptedLanguages(request.headers['accept-language']).find((known) =>
      byLanguage.has(known),
    );
    const greetings = byLanguage.get(language ?? 'en');
    if (!greetings || !isOpened(request)) return null;
    const greeting = await Promise.race([greet(link).catch(() => null), nothingAfter(MOST_WAIT_MS)]);
    if (greeting === null) return null;
    const { product, company, proofKind } = greeting;
    return (identity) => greetings[proofKind](identity, { 'chat-product': product, 'chat-company': company });
  };
}

/**
 * Whether somebody opens the chat by its link. What a printed code says in the address begins a conversation of its own, and a
 * program that saves the page for later opens it in the middle of one.
 */
const isOpened = ({ query, headers }: FastifyRequest): boolean =>
  Object.keys(query ?? {}).every((name) => name === EMBEDDED_PARAM) &&
  Boolean(headers.accept?.includes('text/html'));

const nothingAfter = (delayMs: number): Promise<null> =>
  new Promise((resolve) => setTimeout(resolve, delayMs, null).unref());
