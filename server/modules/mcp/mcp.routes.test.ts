/** The real endpoint over HTTP, called with the protocol's own client. */
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { beforeAll, expect, it } from 'vitest';
import { chatbotRoutes } from '../../../contracts/chat/chatbots.ts';
import type { ToolOutput } from '../../../contracts/chat/mcp.ts';
import { mcpPaths } from '../../../contracts/chat/mcp-paths.ts';
import { companyRoutes } from '../../../contracts/company/companies.ts';
import { createAccessToken, type TestCompany } from '../../testing/accounts.ts';
import { createLink, createNeighbours, createReadyProduct, type TestLink } from '../../testing/products.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { describeOnBothDatabases } from '../../testing/test-database.ts';

type Told = { isError?: boolean; structuredContent?: Record<string, unknown>; content: { text: string }[] };

describeOnBothDatabases('manuals by the Model Context Protocol', (database) => {
  const app = useTestApp(database);
  let origin: string;
  let vendor: TestCompany;
  let other: TestCompany;
  let productId: string;
  let link: TestLink;
  let readToken: string;

  beforeAll(async () => {
    origin = await app().app.listen({ host: '127.0.0.1', port: 0 });
    ({ vendor, other, productId } = await createNeighbours(app()));
    link = await createLink(app(), vendor, productId);
    readToken = await createAccessToken(app(), vendor, ['products:read']);
  });

  /** Lets a client of the protocol use an address. */
  async function speak<T>(
    path: string,
    token: string | null,
    use: (client: Client) => Promise<T>,
  ): Promise<T> {
    const client = new Client({ name: 'test', version: '1' });
    const headers: Record<string, string> = token === null ? {} : { authorization: `Bearer ${token}` };
    const transport = new StreamableHTTPClientTransport(new URL(path, origin), { requestInit: { headers } });
    // The class declares what it lacks as undefined, which its interface does not allow under exactOptionalPropertyTypes.
    await client.connect(transport as Parameters<Client['connect']>[0]);
    try {
      return await use(client);
    } finally {
      await client.close();
    }
  }
  const call = (path: string, token: string | null, name: string, input: Record<string, unknown> = {}) =>
    speak(path, token, async (client) => (await client.callTool({ name, arguments: input })) as Told);
  const asCompany = (name: string, input: Record<string, unknown> = {}, token = readToken) =>
    call(mcpPaths.company, token, name, input);
  const onLink = (name: string, input: Record<string, unknown> = {}) =>
    call(mcpPaths.ofLink(link.uniqueId), null, name, input);
  const queriesUsed = async () => {
    const { token, companyId } = vendor;
    const { body } = await app().call(companyRoutes.usageInfo, { token, params: { id: companyId } });
    return (body.data as { queries_used: number }).queries_used;
  };

  it('says what it offers: four tools that only read, and pages as resources', async () => {
    await speak(mcpPaths.company, readToken, async (client) => {
      const { tools } = await client.listTools();
      expect(tools.map(({ name }) => name)).toEqual([
        'list_products',
        'ask_manual',
        'search_manual',
        'read_page',
      ]);
      expect(tools.every(({ annotations }) => annotations?.readOnlyHint === true)).toBe(true);
      expect(client.getInstructions()).toMatch(/machine answers/);
      const { resourceTemplates } = await client.listResourceTemplates();
      expect(resourceTemplates).toHaveLength(1);
    });
  });

  it('answers with page, quote and addresses that open', async () => {
    const told = await asCompany('ask_manual', { productId, question: 'How do I clean the strainer?' });
    const { answered, citations, address } = told.structuredContent as ToolOutput<'ask_manual'>;
    const [first] = citations;
    expect(answered).toBe(true);
    expect(first).toMatchObject({ title: 'pump', page: 1, quote: expect.stringMatching(/\S/) });
    const url = new URL(first?.url ?? '');
    expect((await app().app.inject(url.pathname + url.search)).statusCode).toBe(200);
    const picture = new URL(first?.pageImage ?? '');
    expect(picture.pathname).toMatch(/\/pages\/1$/);
    expect(address).toMatch(new RegExp(`/product-details/${productId}$`));
    const [text = ''] = told.content.map((part) => part.text);
    expect(text).toMatch(/^WARNING: Hot water/);
    expect(text).toContain('3. Unscrew the cap and rinse the mesh.');
    expect(text).toMatch(/\[1\] pump, p\. 1, .*“.+” http/);
  });

  it('says when the manual does not say', async () => {
    const told = await asCompany('ask_manual', { question: 'Which football club won the cup in 1974?' });
    expect(told.structuredContent).toMatchObject({ answered: false });
  });

  it('lists products, finds passages and reads pages', async () => {
    const listed = (await asCompany('list_products')).structuredContent as {
      products: { manuals: { manualId: string }[] }[];
    };
    expect(listed).toMatchObject({ total: 1, products: [{ productId, name: 'Pump P7', status: 'ready' }] });
    const manualId = listed.products[0]?.manuals[0]?.manualId ?? '';
    const found = await asCompany('search_manual', { query: 'how high is the pump', limit: 1 });
    expect(found.structuredContent?.citations).toMatchObject([
      { page: 2, heading: '3 Dimensions', quote: 'The pump is 540 mm high and weighs 21 kg.' },
    ]);
    const page = await asCompany('read_page', { productId, manualId, page: 2 });
    expect(page.structuredContent).toMatchObject({ pages: 2, citations: [{ page: 2 }] });
    const [{ text } = { text: '' }] = page.content;
    expect(text).toContain('E-14 means');
    expect(text).toContain('540 mm');
    expect(text).not.toContain('Unscrew');
    expect(await asCompany('read_page', { productId, page: 3 })).toMatchObject({ isError: true });
  });

  it('gives the pages as resources', async () => {
    await speak(mcpPaths.company, readToken, async (client) => {
      const { resources, nextCursor } = await client.listResources();
      expect(resources.map(({ name }) => name)).toEqual(['Pump P7: pump, p. 1', 'Pump P7: pump, p. 2']);
      expect(nextCursor).toBeUndefined();
      const [first] = resources;
      const { contents } = await client.readResource({ uri: first?.uri ?? '' });
      expect(contents[0]).toMatchObject({ text: expect.stringContaining('Unscrew the cap') });
      const missing = (first?.uri ?? '').replace(/\d+$/, '9');
      await expect(client.readResource({ uri: missing })).rejects.toMatchObject({ code: -32002 });
      await expect(client.listResources({ cursor: 'x' })).rejects.toMatchObject({ code: -32602 });
    });
  });

  it('goes through the pages of all products, part by part', async () => {
    const second = await createReadyProduct(app(), other, 'Pump P8');
    const third = await createReadyProduct(app(), other, 'Pump P9');
    const token = await createAccessToken(app(), other, ['products:read']);
    await speak(mcpPaths.company, token, async (client) => {
      const found: string[] = [];
      for (let cursor: string | undefined, parts = 0; parts < 9; parts += 1) {
        const { resources, nextCursor } = await client.listResources(cursor === undefined ? {} : { cursor });
        found.push(...resources.map(({ uri }) => uri.split('/')[2] ?? ''));
        cursor = nextCursor;
        if (cursor === undefined) break;
      }
      expect(found).toEqual([third, third, second, second]);
    });
    const told = await asCompany('ask_manual', { question: 'What does E-14 mean?' }, token);
    expect(told).toMatchObject({
      isError: true,
      content: [{ text: expect.stringContaining('list_products') }],
    });
  });

  it('charges what a company asks as its own trial: nothing', async () => {
    const before = await queriesUsed();
    await asCompany('ask_manual', { question: 'What does E-14 mean?' });
    expect(await queriesUsed()).toBe(before);
  });

  it('refuses whoever has no token, or one without the scope, and pages of other sites', async () => {
    await expect(asCompany('list_products', {}, 'mnl_unknown')).rejects.toThrow();
    const post = (headers: Record<string, string>) =>
      app().app.inject({ method: 'POST', url: mcpPaths.company, headers, payload: {} });
    expect((await post({})).statusCode).toBe(401);
    expect((await post({})).headers['www-authenticate']).toBe('Bearer');
    const authorization = `Bearer ${readToken}`;
    expect((await post({ authorization, origin: 'https://evil.example' })).statusCode).toBe(403);
    expect((await app().app.inject({ method: 'GET', url: mcpPaths.company })).statusCode).toBe(405);
    const narrow = await createAccessToken(app(), vendor, ['analytics:read']);
    const lacks = {
      isError: true,
      content: [{ text: 'This access token lacks the permission products:read.' }],
    };
    expect(await asCompany('list_products', {}, narrow)).toMatchObject(lacks);
    expect(await asCompany('ask_manual', { question: 'E-14?' }, narrow)).toMatchObject(lacks);
    expect(await asCompany('search_manual', { query: 'E-14' }, narrow)).toMatchObject(lacks);
    expect(await asCompany('read_page', { page: 1 }, narrow)).toMatchObject(lacks);
    await speak(mcpPaths.company, narrow, async (client) => {
      await expect(client.listResources()).rejects.toThrow(/products:read/);
    });
  });

  it('answers another company’s product like a missing one', async () => {
    const token = await createAccessToken(app(), other, ['products:read']);
    const missing = '00000000-0000-7000-8000-000000000000';
    for (const [name, input] of [
      ['ask_manual', { question: 'What does E-14 mean?' }],
      ['search_manual', { query: 'E-14' }],
      ['read_page', { page: 1 }],
    ] as const) {
      const foreign = await asCompany(name, { ...input, productId }, token);
      expect(foreign.isError).toBe(true);
      expect(foreign).toEqual(await asCompany(name, { ...input, productId: missing }, token));
    }
  });

  it('names what is wrong with the input', async () => {
    const told = await asCompany('ask_manual', { productId, question: ' ' });
    expect(told).toMatchObject({
      isError: true,
      content: [{ text: expect.stringContaining('Type a question') }],
    });
  });

  it('asks on a link as its customer does: kept in the conversation, charged, and limited', async () => {
    const [before, ask] = [await queriesUsed(), { question: 'What does E-14 mean?' }];
    const told = await onLink('ask_manual', ask);
    expect(told.structuredContent).toMatchObject({
      answered: true,
      queriesUsed: 1,
      citations: [{ page: 2 }],
    });
    expect(told.structuredContent?.address).toContain(link.uniqueId);
    expect(await queriesUsed()).toBe(before + 1);
    expect((await onLink('list_products')).structuredContent).toMatchObject({ products: [{ productId }] });
    expect((await onLink('search_manual', { query: 'strainer' })).isError).toBeUndefined();
    expect((await onLink('read_page', { page: 1 })).structuredContent).toMatchObject({ pages: 2 });
    expect(await onLink('read_page', { page: 1, productId: link.companyId })).toMatchObject({
      isError: true,
    });
    const { productId: id, uniqueId } = link;
    const params = { productId: id, uniqueId };
    await app().call(chatbotRoutes.updateLimit, { token: vendor.token, params, body: { queryLimit: 1 } });
    const out = { isError: true, content: [{ text: expect.stringContaining('out of queries') }] };
    expect(await onLink('ask_manual', ask)).toMatchObject(out);
    expect(await onLink('search_manual', { query: 'strainer' })).toMatchObject(out);
    await expect(call(mcpPaths.ofLink('x'.repeat(32)), null, 'list_products')).rejects.toThrow();
  });
});

describeOnBothDatabases('questions by the Model Context Protocol', (database) => {
  const app = useTestApp(database, { RATE_LIMIT_SCALE: '0.1' });

  it('are as many a minute as by the API', async () => {
    const { vendor } = await createNeighbours(app());
    const token = await createAccessToken(app(), vendor, ['products:read']);
    const ask = async () => {
      const response = await app().app.inject({
        method: 'POST',
        url: mcpPaths.company,
        headers: { authorization: `Bearer ${token}`, accept: 'application/json, text/event-stream' },
        payload: {
          jsonrpc: '2.0',
          id: 1,
          method: 'tools/call',
          params: { name: 'search_manual', arguments: { query: 'strainer' } },
        },
      });
      return (response.json() as { result: Told }).result;
    };
    const told: Told[] = [];
    for (let asked = 0; asked < 4; asked += 1) told.push(await ask());
    expect(told.map(({ isError = false }) => isError)).toEqual([false, false, false, true]);
    expect(told[3]?.content[0]?.text).toMatch(/^Too many requests/);
  });
});
