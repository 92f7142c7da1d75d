/** A provider of OpenID Connect on this machine, the real one of a library, and the internet in which it stands. */
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, type JWK } from 'jose';
import Provider, { type Configuration } from 'oidc-provider';
import { createOutbound, type Outbound, type OutboundNetwork } from '../providers/outbound/outbound.ts';

/** What the provider knows the product by. */
export const CLIENT = { clientId: 'manualist', clientSecret: 'a-secret-of-the-provider' };
const NAME = 'login.pumps.example';

/** The person who signs in at the provider: what it says of them. */
export type ProviderPerson = { email?: string; email_verified?: boolean; sub?: string };

/** Changes what the provider answers on its way; the key signs as the provider does. */
export type Tamper = (answer: Record<string, unknown>, key: CryptoKey) => Promise<Record<string, unknown>>;

export type IdentityProvider = {
  issuer: string;
  /** Reaches the provider and nothing else. */
  outbound: Outbound;
  /** Who signs in there from now on. */
  signsIn: (person: ProviderPerson) => void;
  /** What becomes of the answers with tokens from now on; null: nothing. */
  tamper: (how: Tamper | null) => void;
  /** Follows an address as a browser does whose person signs in. @returns the address they are sent back to */
  follow: (url: string) => Promise<URL>;
  stop: () => Promise<void>;
};

/** @param redirectUrl where the product wants people back */
export async function startIdentityProvider(redirectUrl: string): Promise<IdentityProvider> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const jwk = { ...(await exportJWK(privateKey)), use: 'sig', alg: 'RS256', kid: 'key-1' };
  let person: ProviderPerson = {};
  let tamper: Tamper | null = null;
  let answer: (request: IncomingMessage, response: ServerResponse) => void = () => undefined;
  const server = createServer((request, response) => answer(request, response));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const issuer = `https://${NAME}:${port}`;

  const provider = new Provider(
    issuer,
    settingsOf(redirectUrl, jwk, () => person),
  );
  provider.proxy = true;
  const handle = provider.callback();
  // Who comes here signs in at once.
  answer = (incoming, response) =>
    incoming.url?.startsWith('/interaction/')
      ? void provider.interactionFinished(incoming, response, { login: { accountId: subjectOf(person) } })
      : handle(incoming, response);

  const outbound = createOutbound({
    resolve: async () => [{ address: '127.0.0.1', family: 4 }],
    isPublic: () => true,
    ports: [port],
    // The library is told that a proxy has taken off the encryption.
    request: ((options: object & { headers: object }) =>
      request({
        ...options,
        headers: { ...options.headers, 'x-forwarded-proto': 'https' },
      })) as OutboundNetwork['request'],
  });

  return {
    issuer,
    outbound: {
      ...outbound,
      async call(sent) {
        const reply = await outbound.call(sent);
        if (!tamper || !sent.url.endsWith('/token')) return reply;
        const changed = await tamper(JSON.parse(reply.body.toString()), privateKey);
        return { ...reply, body: Buffer.from(JSON.stringify(changed)) };
      },
    },
    signsIn: (next) => {
      person = next;
    },
    tamper: (how) => {
      tamper = how;
    },
    follow: (url) => followUntil(url, issuer, `http://127.0.0.1:${port}`),
    stop: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
}

/** Unless said, each address is somebody of their own. */
const subjectOf = ({ sub, email }: ProviderPerson): string => sub ?? email ?? 'person-1';

const settingsOf = (redirectUrl: string, key: JWK, who: () => ProviderPerson): Configuration => ({
  clients: [
    {
      client_id: CLIENT.clientId,
      client_secret: CLIENT.clientSecret,
      redirect_uris: [redirectUrl],
      response_types: ['code'],
      grant_types: ['authorization_code'],
    },
  ],
  jwks: { keys: [key] },
  claims: { openid: ['sub'], email: ['email', 'email_verified'] },
  conformIdTokenClaims: false,
  features: { devInteractions: { enabled: false } },
  interactions: { url: (_, { uid }) => `/interaction/${uid}` },
  findAccount: (_, accountId) => ({ accountId, claims: () => ({ ...who(), sub: accountId }) }),
  async loadExistingGrant({ oidc }) {
    const accountId = oidc.session?.accountId ?? '';
    const grant = new oidc.provider.Grant({ clientId: CLIENT.clientId, accountId });
    grant.addOIDCScope('openid email');
    await grant.save();
    return grant;
  },
  cookies: { keys: ['a key of this test'] },
});

const MAX_HOPS = 10;

/** Follows what a provider sends on to, with its cookies, until it is somebody else's. */
async function followUntil(start: string, issuer: string, origin: string): Promise<URL> {
  const cookies = new Map<string, string>();
  let url = new URL(start);
  for (let hop = 0; hop < MAX_HOPS && url.origin === issuer; hop++) {
    const answer = await fetch(`${origin}${url.pathname}${url.search}`, {
      redirect: 'manual',
      headers: {
        host: url.host,
        'x-forwarded-proto': 'https',
        'x-forwarded-host': url.host,
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      },
    });
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      cookies.set(name, value);
    }
    const location = answer.headers.get('location');
    if (location === null) throw new Error(`The provider stopped: ${answer.status} ${await answer.text()}`);
    url = new URL(location, url);
  }
  return url;
}
