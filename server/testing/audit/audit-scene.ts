/** Who acts where entries of the audit trail are looked for, and what they act on. */
import { expect } from 'vitest';
import type { Route } from '../../../contracts/route.ts';
import { createOutbound, type Outbound } from '../../providers/outbound/outbound.ts';
import {
  createAdministrator,
  createApprovedCompany,
  type TestAccount,
  type TestCompany,
} from '../accounts.ts';
import { createLink, createReadyProduct, type TestLink } from '../products.ts';
import type { TestApp, TestCall } from '../test-app.ts';

/** A customer of whom nothing may stand in the trail. */
export const CUSTOMER = 'dana@customer.example';
export const QUESTION = 'What does E-14 mean for Dana?';

/** Nobody listens there: a test of a connection is written down however it ends. */
const NOWHERE = '127.0.0.1:9';
const ISSUER = 'https://login.trail.example';

/** A provider of OpenID Connect that describes itself, in the place of the internet. */
export const PROVIDER = {
  issuer: ISSUER,
  outbound: {
    ...createOutbound(),
    call: async () => {
      const described = { issuer: ISSUER, token_endpoint: `${ISSUER}/token`, jwks_uri: `${ISSUER}/keys` };
      const body = Buffer.from(JSON.stringify(described));
      return { status: 200, headers: { 'content-type': 'application/json' }, body };
    },
  } satisfies Outbound,
} as const;

/** Settings of the scene's second app. */
export const CONNECTIONS = {
  SMTP_URL: `smtp://${NOWHERE}`,
  LLM_BASE_URL: `http://${NOWHERE}/v1`,
  LLM_MODEL: 'small-1',
};

export type AuditScene = Awaited<ReturnType<typeof setAuditScene>>;
type Caller = Pick<TestAccount, 'token'>;

/** @param app one that has the outbound calls of `PROVIDER` @param connected an app on the same database with `CONNECTIONS` */
export async function setAuditScene(app: TestApp, connected: TestApp) {
  const admin = await createAdministrator(app);
  const vendor: TestCompany = await createApprovedCompany(app, 'Trail House');
  const productId = await createReadyProduct(app, vendor);
  const called = new Set<Route>();

  /** A call that has to work; `T` is its data. */
  async function act<T>(route: Route, { token }: Caller, input: TestCall = {}, on = app): Promise<T> {
    const reply = await on.call(route, { token, ...input });
    expect(reply, reply.text).toMatchObject({ status: expect.toSatisfy((status) => status < 300) });
    called.add(route);
    return reply.body.data as T;
  }

  return {
    app,
    connected,
    admin,
    vendor,
    productId,
    /** Every call that was made by `act`. */
    called,
    act,
    asAdmin: <T>(route: Route, input?: TestCall) => act<T>(route, admin, input),
    asVendor: <T>(route: Route, input?: TestCall) => act<T>(route, vendor, input),
    /** A link for the customer. */
    link: (): Promise<TestLink> => createLink(app, vendor, productId, CUSTOMER),
  };
}

/** What the calls about one link take. */
export const keyOf = ({ productId, uniqueId }: TestLink): TestCall => ({ params: { productId, uniqueId } });
