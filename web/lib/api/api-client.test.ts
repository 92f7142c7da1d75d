// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { authRoutes } from '../../../contracts/account/auth.ts';
import { adminRoutes } from '../../../contracts/admin/admin.ts';
import { chatRoutes } from '../../../contracts/chat/chat.ts';
import { readSession, storeSession } from '../browser/session-store.ts';
import { call } from './api-client.ts';

const json = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });
const done = { status: 200, message: 'done' };
const credentials = { body: { email: 'a@b.example', password: 'secret-1' } };

const fetchMock = vi.fn<typeof fetch>();

const lastHeaders = () => new Headers(fetchMock.mock.lastCall?.[1]?.headers);

beforeEach(() => {
  localStorage.clear();
  fetchMock.mockReset();
  vi.stubGlobal('fetch', fetchMock);
});

describe('call', () => {
  it('fills params, appends the query and leaves empty filters out', async () => {
    fetchMock.mockImplementation(async () => json(200, { status: 200, data: [] }));
    await call(adminRoutes.getCompanies, { query: { page: 2, search: 'a & b', plan: '' } });
    expect(fetchMock.mock.lastCall?.[0]).toBe('/api/admin/get-companies?page=2&search=a+%26+b');
    await call(adminRoutes.getCompanyDetails, { params: { id: 'x/y' } });
    expect(fetchMock.mock.lastCall?.[0]).toBe('/api/admin/get-company-details/x%2Fy');
  });

  it('sends the token to protected routes only, unless asked to', async () => {
    storeSession({ token: 'token-1', role: 'company' });
    fetchMock.mockImplementation(async () => json(200, done));
    await call(authRoutes.logout, {});
    expect(lastHeaders().get('authorization')).toBe('Bearer token-1');
    await call(authRoutes.login, credentials);
    expect(lastHeaders().get('authorization')).toBeNull();
    await call(authRoutes.login, credentials, { sendsToken: true });
    expect(lastHeaders().get('authorization')).toBe('Bearer token-1');
  });

  it('turns a refusal into its code, message, field errors and limit', async () => {
    const body = {
      status: 402,
      code: 'plan_limit_reached',
      message: 'Too many.',
      errors: { name: 'No' },
      limit: 'maxProducts',
    };
    fetchMock.mockResolvedValue(json(402, body));
    await expect(call(authRoutes.logout, {})).rejects.toMatchObject({ name: 'ApiError', ...body });
  });

  it('says that the connection failed when the server was not reached', async () => {
    fetchMock.mockRejectedValue(new TypeError('Failed to fetch'));
    await expect(call(authRoutes.logout, {})).rejects.toMatchObject({
      code: 'network',
      message: 'Network error. Please check your connection.',
    });
  });

  it('names a file too large when a proxy refuses it with a page of its own', async () => {
    fetchMock.mockResolvedValue(new Response('<h1>413</h1>', { status: 413 }));
    await expect(call(authRoutes.logout, {})).rejects.toMatchObject({ code: 'file_too_large' });
  });

  it('refuses a success that is no JSON instead of handing on undefined', async () => {
    fetchMock.mockResolvedValue(new Response('<html>', { status: 200 }));
    await expect(call(authRoutes.logout, {})).rejects.toMatchObject({ code: 'unreadable' });
  });

  it('forgets the session when the server no longer knows it, but not for wrong credentials', async () => {
    storeSession({ token: 'token-1', role: 'company' });
    fetchMock.mockResolvedValueOnce(json(401, { status: 401, code: 'wrong_credentials', message: 'No' }));
    await expect(call(authRoutes.login, credentials)).rejects.toMatchObject({ code: 'wrong_credentials' });
    expect(readSession().token).toBe('token-1');
    fetchMock.mockResolvedValueOnce(json(401, { status: 401, code: 'not_signed_in', message: 'No' }));
    await expect(call(authRoutes.logout, {})).rejects.toMatchObject({ code: 'not_signed_in' });
    expect(readSession().token).toBeNull();
  });

  it('rejects with the reason of the signal when the caller gave up', async () => {
    const controller = new AbortController();
    fetchMock.mockImplementation(async () => {
      controller.abort(new Error('left'));
      throw new DOMException('aborted', 'AbortError');
    });
    await expect(call(authRoutes.logout, {}, { signal: controller.signal })).rejects.toThrow('left');
  });
});

describe('call of a route that tells how far it is', () => {
  const question = { body: { uniqueId: 'u', companyId: 'c', productId: 'p', question: 'Why?' } };
  const written = (text: string) => event('progress', { found: null, written: text });
  const event = (name: string, data: unknown) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
  const replyWith = (events: string[], end: (body: ReadableStreamDefaultController) => void) =>
    fetchMock.mockImplementation(async () => {
      const body = new ReadableStream({
        start(controller) {
          for (const one of events) controller.enqueue(new TextEncoder().encode(one));
          end(controller);
        },
      });
      return new Response(body, { headers: { 'content-type': 'text/event-stream; charset=utf-8' } });
    });
  const told = vi.fn();
  const ask = (signal?: AbortSignal) =>
    call(chatRoutes.askBot, question, { onProgress: told, ...(signal && { signal }) });

  beforeEach(() => {
    told.mockReset();
  });

  it('hands on what is told and gives the reply', async () => {
    replyWith([written('A'), written('AB'), event('reply', done)], (body) => body.close());
    expect(await ask()).toEqual(done);
    expect(told.mock.calls.map(([{ written: text }]) => text)).toEqual(['A', 'AB']);
    expect(lastHeaders().get('accept')).toContain('text/event-stream');
  });

  it('turns an error at the end into its refusal', async () => {
    const refusal = { status: 402, code: 'out_of_queries', message: 'No more.' };
    replyWith([written('A'), event('error', refusal)], (body) => body.close());
    await expect(ask()).rejects.toMatchObject({ name: 'ApiError', ...refusal });
  });

  it.each([
    ['ends', (body: ReadableStreamDefaultController) => body.close()],
    ['breaks off', (body: ReadableStreamDefaultController) => body.error(new TypeError('terminated'))],
  ])('says that the connection failed when it %s before the reply', async (_, end) => {
    replyWith([written('A')], end);
    await expect(ask()).rejects.toMatchObject({ name: 'ApiError', code: 'network' });
  });

  it('rejects with the reason of the signal when the caller gave up meanwhile', async () => {
    const controller = new AbortController();
    replyWith([written('A')], (body) =>
      controller.signal.addEventListener('abort', () => body.error(controller.signal.reason)),
    );
    told.mockImplementation(() => controller.abort(new Error('left')));
    await expect(ask(controller.signal)).rejects.toThrow('left');
  });

  it('does not call it a failed connection when what is told can’t be shown', async () => {
    replyWith([written('A'), event('reply', done)], (body) => body.close());
    told.mockImplementation(() => {
      throw new RangeError('too long');
    });
    await expect(ask()).rejects.toThrow('too long');
  });
});
