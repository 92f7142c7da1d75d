/**
 * What programs read manuals with by the Model Context Protocol: tools, and their input and output. The protocol has one address
 * for all of it (mcp-paths.ts), so these are no routes of the contract.
 */
import { z } from 'zod';
import { productStatus } from '../manuals/products.ts';
import { MAX_FIND_CHARS } from '../plans/limits.ts';
import { id, requiredText, text } from '../shapes.ts';
import { question } from './chat.ts';
import { citation } from './messages.ts';

/** Most passages that a search gives. */
export const MAX_FOUND_PASSAGES = 10;

const productId = id.optional().describe('may be left out where there is only one product');
const address = z.string().describe('address of a page for people about this; some ask to sign in');

/** A place in a manual; the addresses in it are whole. */
const place = citation.pick({
  ...{ manualId: true, title: true, page: true, pageEnd: true, printed: true, printedEnd: true },
  ...{ heading: true, quote: true, url: true, pageImage: true },
});
export type Place = z.output<typeof place>;

const counts = {
  page: z.int().min(1).describe('physical page of the file, from 1; citations carry it'),
  limit: z.int().min(1).max(MAX_FOUND_PASSAGES).default(5),
  listPage: z.int().min(1).max(100_000).default(1).describe('50 products a page'),
};

/** Input and output of each tool. */
export const mcpTools = {
  list_products: {
    title: 'List products',
    description: 'The products whose manuals can be asked, with the ids that the other tools take.',
    input: z.object({
      search: text('Search', 160).default('').describe('part of the name'),
      page: counts.listPage,
    }),
    output: z.object({
      products: z.array(
        z.object({
          productId: id,
          name: z.string(),
          category: z.string(),
          description: z.string(),
          status: productStatus,
          manuals: z.array(
            z.object({
              manualId: id,
              title: z.string(),
              pages: z.int().nullable().describe('null for Word files'),
            }),
          ),
          address,
        }),
      ),
      total: z.int(),
    }),
  },
  ask_manual: {
    title: 'Ask a manual',
    description:
      'Answers a question about a product in the words of its manual, with the page of each. Warnings come first. If the manual does not say, the answer says so: then do not answer from elsewhere as if it did.',
    input: z.object({ productId, question }),
    output: z.object({
      answered: z
        .boolean()
        .describe('false where the manual does not say, or where it is not sure that it does'),
      text: z.string().describe('warnings, answer, steps and sources, to be shown as they are'),
      citations: z.array(place),
      address,
      queriesUsed: z.int().optional().describe('of the link, after this question'),
      queryLimit: z.int().optional(),
    }),
  },
  search_manual: {
    title: 'Search a manual',
    description: 'The passages of a product’s manuals that are about something, best first, word for word.',
    input: z.object({
      productId,
      query: requiredText('What to find', MAX_FIND_CHARS, 'Say what to find.'),
      limit: counts.limit,
    }),
    output: z.object({ citations: z.array(place), address }),
  },
  read_page: {
    title: 'Read a page',
    description: 'The words of one page of a manual, and addresses of the page as it is printed.',
    input: z.object({
      productId,
      manualId: id.optional().describe('may be left out: then it is the first manual of the product'),
      page: counts.page,
    }),
    output: z.object({ citations: z.array(place), pages: z.int(), address }),
  },
} as const;
export type McpTool = keyof typeof mcpTools;
export type ToolInput<T extends McpTool> = z.output<(typeof mcpTools)[T]['input']>;
export type ToolOutput<T extends McpTool> = z.output<(typeof mcpTools)[T]['output']>;
