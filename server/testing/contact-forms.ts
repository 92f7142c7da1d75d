/** Contact forms for tests, filled in as a browser does it without scripts. */
import { randomUUID } from 'node:crypto';
import { contactPath } from '../../contracts/chat/contact-frame.ts';
import type { TestApp } from './test-app.ts';

export type ContactPage = {
  status: number;
  html: string;
  headers: Record<string, unknown>;
  /** The hidden fields of the form that sends. */
  fields: Record<string, string>;
};

/** Opens the form of a link, fills it in and goes on from step to step. */
export function openContactForm({ app }: Pick<TestApp, 'app'>, uniqueId: string, query = '') {
  const read = (reply: { statusCode: number; body: string; headers: object }): ContactPage => {
    const form = /<form[^>]*data-does="send".*?<\/form>/s.exec(reply.body)?.[0] ?? '';
    const inputs = form.matchAll(/name="(\w+)" value="([^"]*)"/g);
    return {
      status: reply.statusCode,
      html: reply.body,
      headers: { ...reply.headers },
      fields: Object.fromEntries(
        [...inputs].map(([, name = '', value = '']) => [name, fromAttribute(value)]),
      ),
    };
  };
  const post = async (part: string, fields: Record<string, string>): Promise<ContactPage> =>
    read(
      await app.inject({
        method: 'POST',
        url: contactPath(uniqueId, part) + query,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams(fields).toString(),
      }),
    );
  return {
    open: async (headers: Record<string, string> = {}) =>
      read(await app.inject({ url: contactPath(uniqueId) + query, headers })),
    post,
    /** Asks first. */
    ask: (message: string, more: Record<string, string> = {}) =>
      post('', { message, email: 'dana@example.com', key: randomUUID(), ...more }),
    helped: (page: ContactPage) => post('helped', page.fields),
    send: (page: ContactPage) => post('send', page.fields),
  };
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

/** What a browser reads of an attribute that the server has written. */
const fromAttribute = (value: string): string =>
  value.replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => ENTITIES[name] ?? '');
