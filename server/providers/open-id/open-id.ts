/**
 * Signs people in at a provider of OpenID Connect (OpenID Connect Core 1.0, code flow with PKCE of RFC 7636). Providers are
 * addresses of users, so they are called as those are.
 */
import * as client from 'openid-client';
import { type Outbound, OutboundFailure, OutboundRefusal } from '../outbound/outbound.ts';

/** Longest answer of a provider that is read; descriptions and keys of the large ones are some 10 KB. */
const MAX_ANSWER_BYTES = 262_144;
/** Longest subject, in characters, by the standard. */
const MAX_SUBJECT = 255;
const SCOPE = 'openid email';

/** What a provider knows us by. `issuer` is its address, which begins with https://. */
export type OpenIdClient = { issuer: string; clientId: string; clientSecret: string };

/** What the answer is checked against when the person comes back. Secret: who has it could use somebody's code. */
export type OpenIdProof = { state: string; nonce: string; verifier: string };

/** The person that the provider vouches for. */
export type OpenIdPerson = {
  /** What the provider calls the person; nobody else ever gets it from the same provider. */
  subject: string;
  /** Lower case; null if the provider told none. */
  email: string | null;
  /** False where the provider says that it has not checked the address. */
  isEmailVerified: boolean;
};

/** A sign-in that came to nothing; the message is a sentence for people. */
export class OpenIdFailure extends Error {}

export type OpenId = {
  /** Checks that the provider describes itself. @throws OpenIdFailure */
  check: (known: OpenIdClient) => Promise<void>;
  /** The provider's address to send the person to, and the proof to keep. @throws OpenIdFailure */
  begin: (known: OpenIdClient, redirectUrl: string) => Promise<{ url: string; proof: OpenIdProof }>;
  /**
   * Takes what the person came back with: `returned` is the address with all that the provider put behind it.
   * @throws OpenIdFailure if anything of it is not as it must be
   */
  finish: (known: OpenIdClient, returned: URL, proof: OpenIdProof) => Promise<OpenIdPerson>;
};

export function createOpenId({ outbound }: { outbound: Pick<Outbound, 'call'> }): OpenId {
  const callProvider: client.CustomFetch = async (url, { method, headers, body, signal }) => {
    const sent = { url, method, headers, body: body == null ? '' : String(body), maxBytes: MAX_ANSWER_BYTES };
    const reply = await outbound.call({ ...sent, ...(signal && { signal }) });
    const type = reply.headers['content-type'];
    return new Response(new Uint8Array(reply.body), {
      status: reply.status,
      ...(type !== undefined && { headers: { 'content-type': type } }),
    });
  };

  const describe = ({ issuer, clientId, clientSecret }: OpenIdClient): Promise<client.Configuration> =>
    client.discovery(new URL(issuer), clientId, clientSecret, undefined, {
      [client.customFetch]: callProvider,
      // The signature is checked though the token comes by a connection to the provider itself.
      execute: [client.enableNonRepudiationChecks],
    });

  return {
    check: (known) => explained(async () => void (await describe(known))),

    begin: (known, redirectUrl) =>
      explained(async () => {
        const provider = await describe(known);
        const proof = {
          state: client.randomState(),
          nonce: client.randomNonce(),
          verifier: client.randomPKCECodeVerifier(),
        };
        const url = client.buildAuthorizationUrl(provider, {
          redirect_uri: redirectUrl,
          scope: SCOPE,
          state: proof.state,
          nonce: proof.nonce,
          code_challenge: await client.calculatePKCECodeChallenge(proof.verifier),
          code_challenge_method: 'S256',
        });
        // A browser is sent there: an address of another kind could be a script.
        if (url.protocol !== 'https:') throw new Error('The provider names an address that is not https.');
        return { url: url.href, proof };
      }),

    finish: (known, returned, { state, nonce, verifier }) =>
      explained(async () => {
        const provider = await describe(known);
        const tokens = await client.authorizationCodeGrant(provider, returned, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
          idTokenExpected: true,
        });
        const claims = tokens.claims();
        if (!claims || claims.sub.length > MAX_SUBJECT)
          throw new Error('The provider does not say who it is.');
        const email = typeof claims.email === 'string' ? claims.email.toLowerCase() : null;
        return { subject: claims.sub, email, isEmailVerified: claims.email_verified !== false };
      }),
  };
}

async function explained<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw new OpenIdFailure(sentenceFor(error), { cause: error });
  }
}

function sentenceFor(error: unknown): string {
  const outbound = causeOf(error);
  if (outbound) return outbound.message;
  if (error instanceof client.AuthorizationResponseError)
    return error.error === 'access_denied'
      ? 'Your company’s sign-in did not let you in.'
      : `Your company’s sign-in answered with the error “${error.error.slice(0, 60)}”.`;
  if (error instanceof client.ResponseBodyError)
    return `Your company’s sign-in refused what this product sent (“${error.error.slice(0, 60)}”).`;
  return 'What your company’s sign-in sent is not as it must be, so it is not trusted.';
}

/** Why the provider could not be called, if that was it. */
function causeOf(error: unknown): Error | null {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if (cause instanceof OutboundFailure || cause instanceof OutboundRefusal) return cause;
  return null;
}
