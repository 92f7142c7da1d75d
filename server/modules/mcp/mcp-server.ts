/**
 * Speaks the Model Context Protocol for a desk. This file loads the protocol's library, which is large, so it is itself loaded by
 * the first request that needs it.
 */
import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import {
  type CallToolResult,
  ErrorCode,
  ListResourcesRequestSchema,
  ListResourceTemplatesRequestSchema,
  McpError,
  ReadResourceRequestSchema,
} from '@modelcontextprotocol/sdk/types.js';
import {
  type McpTool,
  mcpTools,
  type Place,
  type ToolInput,
  type ToolOutput,
} from '../../../contracts/chat/mcp.ts';
import type { ErrorReply } from '../../../contracts/errors.ts';
import { placesText } from './answer-text.ts';
import type { Desk } from './desk.ts';

/** Code of the protocol for a resource that is not there. */
const RESOURCE_NOT_FOUND = -32002;
const PAGE_URI = /^manual:\/\/([^/]{36})\/([^/]{36})\/pages\/(\d{1,6})$/;
const TEMPLATE = 'manual://{productId}/{manualId}/pages/{page}';

const INSTRUCTIONS =
  'Manuals of products, asked in plain words. A machine answers, in the words of the manual, and every answer names the page. Show warnings first and whole, keep the page with what you quote, and where the manual does not say, say so.';

export type Speaking = {
  desk: Desk;
  /** Name and version of this installation. */
  identity: { name: string; version: string };
  /** Makes what the caller is told of a failure, and logs what nobody expected. */
  describe: (error: unknown) => ErrorReply;
};

/** Answers one request of the protocol; nothing is kept between two. @param body the request's body, already read */
export async function answerMcp(speaking: Speaking, request: Request, body: unknown): Promise<Response> {
  const server = createServer(speaking);
  // No state: each request has a transport of its own, and the reply is one piece of JSON.
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  await server.connect(transport);
  try {
    return await transport.handleRequest(request, { parsedBody: body });
  } finally {
    await server.close();
  }
}

function createServer(speaking: Speaking): McpServer {
  const { desk, identity } = speaking;
  const server = new McpServer(identity, { instructions: INSTRUCTIONS, capabilities: { resources: {} } });
  registerTool(server, speaking, 'list_products', desk.list_products, ({ products, total }) =>
    products.length === 0
      ? `No product is found (of ${total}).`
      : products.map(({ name, productId, address }) => `${name}: ${productId} ${address}`).join('\n'),
  );
  registerTool(server, speaking, 'ask_manual', desk.ask_manual, ({ text }) => text);
  registerTool(server, speaking, 'search_manual', desk.search_manual, ({ citations }) =>
    placesOr(citations, 'Nothing is found.'),
  );
  registerTool(server, speaking, 'read_page', desk.read_page, ({ citations }) =>
    placesOr(citations, 'No page.'),
  );
  registerPages(server, desk, speaking.describe);
  return server;
}

const placesOr = (places: readonly Place[], otherwise: string): string =>
  places.length === 0 ? otherwise : placesText(places);

/**
 * @param use what the tool does
 * @param toText says in plain text what the tool gives, for programs that read no structured results
 */
function registerTool<T extends McpTool>(
  server: McpServer,
  { describe }: Speaking,
  name: T,
  use: (input: ToolInput<T>) => Promise<ToolOutput<T>>,
  toText: (output: ToolOutput<T>) => string,
): void {
  const { title, description, input, output } = mcpTools[name];
  const annotations = { readOnlyHint: true, openWorldHint: false };
  const about = { title, description, inputSchema: input.shape, outputSchema: output.shape, annotations };
  server.registerTool(name, about, async (given: unknown): Promise<CallToolResult> => {
    try {
      // The library has checked it against the schema of the tool.
      const made = await use(given as ToolInput<T>);
      return { content: [{ type: 'text', text: toText(made) }], structuredContent: { ...made } };
    } catch (error) {
      return { isError: true, content: [{ type: 'text', text: describe(error).message }] };
    }
  });
}

/** The pages of the manuals as resources. The library's own list of resources knows no parts, and companies have many pages. */
function registerPages({ server }: McpServer, desk: Desk, describe: Speaking['describe']): void {
  const refuse = (error: unknown): McpError => {
    const { status, code, message } = describe(error);
    if (code === 'not_found') return new McpError(RESOURCE_NOT_FOUND, message);
    return new McpError(status < 500 ? ErrorCode.InvalidParams : ErrorCode.InternalError, message);
  };

  server.setRequestHandler(ListResourcesRequestSchema, async ({ params }) => {
    const { pages, next } = await desk.listPages(params?.cursor).catch((error: unknown) => {
      throw refuse(error);
    });
    const resources = pages.map(({ productId, manualId, page, name }) => ({
      uri: `manual://${productId}/${manualId}/pages/${page}`,
      name,
      mimeType: 'text/plain',
    }));
    return { resources, ...(next !== undefined && { nextCursor: next }) };
  });

  server.setRequestHandler(ListResourceTemplatesRequestSchema, () => ({
    resourceTemplates: [{ uriTemplate: TEMPLATE, name: 'Page of a manual', mimeType: 'text/plain' }],
  }));

  server.setRequestHandler(ReadResourceRequestSchema, async ({ params: { uri } }) => {
    const [, productId = '', manualId = '', page = ''] = PAGE_URI.exec(uri) ?? [];
    const asked = mcpTools.read_page.input.safeParse({ productId, manualId, page: Number(page) });
    if (!asked.success) throw new McpError(RESOURCE_NOT_FOUND, 'This page was not found.');
    const { citations } = await desk.read_page(asked.data).catch((error: unknown) => {
      throw refuse(error);
    });
    return { contents: [{ uri, mimeType: 'text/plain', text: placesText(citations) }] };
  });
}
