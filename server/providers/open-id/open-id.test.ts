import { decodeJwt, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  CLIENT,
  type IdentityProvider,
  startIdentityProvider,
  type Tamper,
} from '../../testing/identity-provider.ts';
import { createOutbound } from '../outbound/outbound.ts';
import { createOpenId, type OpenIdClient } from './open-id.ts';

const BACK = 'https://help.pumps.example/signed-in';
const UNTRUSTED = 'What your company’s sign-in sent is not as it must be, so it is not trusted.';

let provider: IdentityProvider;
let known: OpenIdClient;

beforeAll(async () => {
  provider = await startIdentityProvider(BACK);
  known = { issuer: provider.issuer, ...CLIENT };
});
afterAll(() => provider.stop());
beforeEach(() => {
  provider.tamper(null);
  provider.signsIn({ email: 'Ada@Pumps.Example', email_verified: true });
});

const openId = () => createOpenId(provider);

/** Signs in from the beginning to the end; `change` may change what comes back. */
async function signIn(change: (returned: URL) => void = () => undefined) {
  const { url, proof } = await openId().begin(known, BACK);
  const returned = await provider.follow(url);
  change(returned);
  return openId().finish(known, returned, proof);
}

/** An ID token of the provider's with other claims, signed by its own key. */
const withClaims =
  (change: (claims: JWTPayload) => JWTPayload): Tamper =>
  async (answer, key) => ({
    ...answer,
    id_token: await new SignJWT(change(decodeJwt(String(answer.id_token))))
      .setProtectedHeader({ alg: 'RS256', kid: 'key-1' })
      .sign(key),
  });

const HOUR_S = 3600;
const WRONG_TOKENS: [string, Tamper][] = [
  ['for another audience', withClaims((claims) => ({ ...claims, aud: 'somebody-else' }))],
  ['of another provider', withClaims((claims) => ({ ...claims, iss: 'https://login.other.example' }))],
  ['with another nonce', withClaims((claims) => ({ ...claims, nonce: 'another' }))],
  ['without a nonce', withClaims(({ nonce: _, ...claims }) => claims)],
  ['that is over', withClaims((claims) => ({ ...claims, exp: Number(claims.iat) - HOUR_S }))],
  [
    'that is not signed',
    async (answer) => ({
      ...answer,
      id_token: new UnsecuredJWT(decodeJwt(String(answer.id_token))).encode(),
    }),
  ],
  [
    'whose signature is of something else',
    async (answer) => {
      const [head, , signature] = String(answer.id_token).split('.');
      const claims = { ...decodeJwt(String(answer.id_token)), email: 'owner@pumps.example' };
      const body = Buffer.from(JSON.stringify(claims)).toString('base64url');
      return { ...answer, id_token: [head, body, signature].join('.') };
    },
  ],
  ['that is missing', async ({ id_token: _, ...answer }) => answer],
];

describe('sign-in at a provider', () => {
  it('tells who signed in there, in lower case', async () => {
    expect(await signIn()).toEqual({
      subject: 'Ada@Pumps.Example',
      email: 'ada@pumps.example',
      isEmailVerified: true,
    });
  });

  it('tells when the provider has not checked the address, or tells none', async () => {
    provider.signsIn({ email: 'ada@pumps.example', email_verified: false });
    expect(await signIn()).toMatchObject({ isEmailVerified: false });
    provider.signsIn({});
    expect(await signIn()).toMatchObject({ email: null });
  });

  it.each(WRONG_TOKENS)('does not trust a token %s', async (_, tamper) => {
    // The same way works with the provider's own token.
    provider.tamper(withClaims((claims) => claims));
    expect(await signIn()).toMatchObject({ email: 'ada@pumps.example' });
    provider.tamper(tamper);
    await expect(signIn()).rejects.toThrow(UNTRUSTED);
  });

  it('does not take what was begun elsewhere, a code twice, or a code with another proof', async () => {
    await expect(signIn(({ searchParams }) => searchParams.set('state', 'other'))).rejects.toThrow(UNTRUSTED);
    const { url, proof } = await openId().begin(known, BACK);
    const returned = await provider.follow(url);
    const other = { ...proof, verifier: 'x'.repeat(43) };
    await expect(openId().finish(known, returned, other)).rejects.toThrow('“invalid_grant”');
    await openId().finish(known, returned, proof);
    await expect(openId().finish(known, returned, proof)).rejects.toThrow('“invalid_grant”');
  });

  it('says what the provider said when it lets nobody in, or knows us by another secret', async () => {
    const denied = (returned: URL) => {
      returned.searchParams.delete('code');
      returned.searchParams.set('error', 'access_denied');
    };
    await expect(signIn(denied)).rejects.toThrow('did not let you in');
    const wrong = { ...known, clientSecret: 'not-the-secret' };
    const { url, proof } = await openId().begin(wrong, BACK);
    await expect(openId().finish(wrong, await provider.follow(url), proof)).rejects.toThrow(
      '“invalid_client”',
    );
  });

  it('sends nobody to an address that is not https, whatever the provider names', async () => {
    const { issuer } = known;
    const described = { issuer, authorization_endpoint: 'javascript:alert(1)//', jwks_uri: `${issuer}/jwks` };
    const call = async () => ({
      status: 200,
      headers: { 'content-type': 'application/json' },
      body: Buffer.from(JSON.stringify(described)),
    });
    await expect(createOpenId({ outbound: { call } }).begin(known, BACK)).rejects.toThrow(UNTRUSTED);
  });

  it('asks public servers alone, and says when there is no provider', async () => {
    const inside = createOpenId({ outbound: createOutbound({ resolve: async () => [] }) });
    for (const issuer of ['https://127.0.0.1/', 'https://login.internal/', 'https://unknown.example/'])
      await expect(inside.check({ ...known, issuer })).rejects.toThrow(
        'There is no public server at this address.',
      );
    await expect(openId().check({ ...known, issuer: `${provider.issuer}/nowhere` })).rejects.toThrow(
      UNTRUSTED,
    );
    await openId().check(known);
  });
});
