/** What makes an app of a chat: its manifest and icon, and the programs that let it answer without a network. */
import type { FastifyInstance, FastifyReply } from 'fastify';
import { CHAT_FILES, chatFile } from '../../../contracts/chat/offline-files.ts';
import { paths } from '../../../contracts/paths.ts';
import { notFound } from '../../app-error.ts';
import { escapeHtml } from '../../lib/escape-html.ts';

/** The ids in the address of a chat, which nobody has checked. */
export type ChatLink = { companyId: string; productId: string; uniqueId: string };
/** What an app is called by, and the colour of its company: `#rrggbb`, or null. */
export type ChatCard = { product: string; accent: string | null };
/** Finds what a chat is about; null for a link that opens none. */
export type DescribeChat = (link: ChatLink) => Promise<ChatCard | null>;

type Call = { Params: ChatLink };
/** What the worker that encodes may do: run the runtime's program, which it reads from what is saved. Nothing else may on any page. */
const ENCODER_POLICY = "default-src 'none'; script-src 'wasm-unsafe-eval'";
const PAPER = '#ffffff';
const INK = '#171b21';

/** Registers the files below the address of a chat. They answer as missing for a link that opens none. */
export function registerChatFiles(app: FastifyInstance, describeChat: DescribeChat): void {
  const describe = async (link: ChatLink): Promise<ChatCard> => {
    const card = await describeChat(link);
    if (!card) throw notFound('This chat');
    return card;
  };
  const hidden = { schema: { hide: true } };
  const at = (file: keyof typeof CHAT_FILES): string => chatFile(paths.chat.path, file);
  const chatOf = ({ companyId, productId, uniqueId }: ChatLink): string =>
    paths.chat.href(companyId, productId, uniqueId);
  const sendProgram = (reply: FastifyReply, file: string): FastifyReply =>
    reply.header('cache-control', 'no-cache').sendFile(`offline/${file}`);

  app.get<Call>(at('serviceWorker'), hidden, async ({ params }, reply) => {
    await describe(params);
    // The page has no slash at its end, so it is not below its own folder.
    reply.header('service-worker-allowed', chatOf(params));
    return sendProgram(reply, CHAT_FILES.serviceWorker);
  });
  // It stays loadable without a look into the database: it is the same for every chat.
  app.get<Call>(at('engine'), hidden, (_request, reply) => sendProgram(reply, CHAT_FILES.engine));
  app.get<Call>(at('encoder'), hidden, (_request, reply) =>
    sendProgram(reply.header('content-security-policy', ENCODER_POLICY), CHAT_FILES.encoder),
  );

  app.get<Call>(at('manifest'), hidden, async ({ params }, reply) => {
    const { product, accent } = await describe(params);
    const chat = chatOf(params);
    return reply.type('application/manifest+json; charset=utf-8').send(
      JSON.stringify({
        name: product,
        short_name: product.slice(0, 24),
        ...{ id: chat, start_url: chat, scope: chat, display: 'standalone' },
        ...{ background_color: PAPER, theme_color: accent ?? INK },
        icons: [{ src: chatFile(chat, 'icon'), sizes: 'any', type: 'image/svg+xml', purpose: 'any' }],
      }),
    );
  });

  app.get<Call>(at('icon'), hidden, async ({ params }, reply) =>
    reply.type('image/svg+xml; charset=utf-8').send(iconOf(await describe(params))),
  );
}

/** The first letters of the product on the colour of its company. */
function iconOf({ product, accent }: ChatCard): string {
  const words = product.trim().split(/\s+/).slice(0, 2);
  const letters = words.map((word) => [...word][0]?.toUpperCase() ?? '').join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><rect width="512" height="512" fill="${escapeHtml(accent ?? INK)}"/><text x="256" y="330" fill="${PAPER}" font-family="sans-serif" font-size="220" font-weight="600" text-anchor="middle">${escapeHtml(letters)}</text></svg>`;
}
