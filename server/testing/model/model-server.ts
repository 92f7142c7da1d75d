/** A server on this machine that speaks OpenAI's protocol, well or badly. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { json } from 'node:stream/consumers';
import type { ModelMessage } from '../../../engine/write/request.ts';

/** What was asked of the model; `isStreamed`: to be answered while it is written. */
export type ModelRequest = {
  model: string;
  messages: ModelMessage[];
  /** Addresses of the pictures among the messages. */
  pictures: string[];
  headers: IncomingMessage['headers'];
  isStreamed: boolean;
};

type SentContent =
  | string
  | ({ type: 'text'; text: string } | { type: 'image_url'; image_url: { url: string } })[];
type SentBody = {
  model: string;
  messages: { role: ModelMessage['role']; content: SentContent }[];
  stream: boolean;
};

const textOf = (content: SentContent): string =>
  typeof content === 'string'
    ? content
    : content.flatMap((part) => (part.type === 'text' ? [part.text] : [])).join('\n');

const picturesIn = (content: SentContent): string[] =>
  typeof content === 'string'
    ? []
    : content.flatMap((part) => (part.type === 'image_url' ? [part.image_url.url] : []));

/** How it answers; may write anything, or nothing. */
export type ModelBehaviour = (request: ModelRequest, response: ServerResponse) => void;

export type ModelServer = {
  /** To be set as `LLM_BASE_URL`. */
  baseUrl: string;
  /** Every request so far. */
  requests: ModelRequest[];
  behave: (behaviour: ModelBehaviour) => void;
  /** Connections that are open now. */
  connections: () => number;
  stop: () => Promise<void>;
};

/** Starts it on a free port of 127.0.0.1. */
export async function startModelServer(behaviour: ModelBehaviour): Promise<ModelServer> {
  let current = behaviour;
  const requests: ModelRequest[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((request, response) => {
    // Clients that hang up on a bad server are what is tested.
    response.on('error', () => undefined);
    void json(request).then((body) => {
      const { model, messages: sent, stream } = body as SentBody;
      const messages = sent.map(({ role, content }) => ({ role, content: textOf(content) }));
      const pictures = sent.flatMap(({ content }) => picturesIn(content));
      const asked = { model, messages, pictures, headers: request.headers, isStreamed: stream };
      requests.push(asked);
      current(asked, response);
    });
  });
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => sockets.delete(socket));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    requests,
    behave: (next) => {
      current = next;
    },
    connections: () => sockets.size,
    stop: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((done) => server.close(done));
    },
  };
}

const PART_CHARACTERS = 7;

/** Replies `text` as a model would, in parts where that is asked for. */
export const say =
  (text: string | ((request: ModelRequest) => string), tokens?: unknown): ModelBehaviour =>
  (request, response) => {
    const content = typeof text === 'string' ? text : text(request);
    const usage = tokens === undefined ? {} : { usage: { total_tokens: tokens } };
    if (request.isStreamed) {
      const parts = content.match(new RegExp(`[\\s\\S]{1,${PART_CHARACTERS}}`, 'g')) ?? [];
      beginStream(response);
      for (const part of parts) sendPart(response, part);
      endStream(response, usage);
      return;
    }
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ choices: [{ message: { role: 'assistant', content } }], ...usage }));
  };

/** Replies the first part at once, each further one when it is let go on, then ends. */
export function sayInParts(parts: readonly string[]): { behaviour: ModelBehaviour; goOn: () => void } {
  const waiting: (() => void)[] = [];
  const behaviour: ModelBehaviour = async (_, response) => {
    beginStream(response);
    for (const [i, part] of parts.entries()) {
      if (i > 0) await new Promise<void>((done) => waiting.push(done));
      sendPart(response, part);
    }
    endStream(response, {});
  };
  return { behaviour, goOn: () => waiting.shift()?.() };
}

const beginStream = (response: ServerResponse) =>
  response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' });

const sendPart = (response: ServerResponse, content: string) =>
  response.write(`data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`);

function endStream(response: ServerResponse, usage: object): void {
  response.write(`data: ${JSON.stringify({ choices: [], ...usage })}\n\n`);
  response.end('data: [DONE]\n\n');
}
