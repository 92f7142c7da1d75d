import type { OpenIdPerson } from '../../providers/open-id/open-id.ts';
import type { CompanySignInRepository, CompanySignInRow, Member } from './company-sign-in.repository.ts';

/** Somebody whom the provider vouches for, and who is let in to no account; the message is for them. */
export class Stranger extends Error {}

/** The account of somebody who comes from the provider for the first time; from now on they are known by their subject. @throws Stranger */
export async function meet(
  repository: CompanySignInRepository,
  { companyId, companyName, domain }: CompanySignInRow & { companyName: string },
  { subject, email, isEmailVerified }: OpenIdPerson,
): Promise<Member> {
  if (email === null) throw new Stranger('Your company’s sign-in does not tell your e-mail address.');
  if (!isEmailVerified) throw new Stranger('Your company’s sign-in has not checked your e-mail address.');
  if (!email.endsWith(`@${domain}`))
    throw new Stranger(`Only addresses that end in @${domain} sign in here.`);
  const member = await repository.lockMember(companyId, email);
  if (!member) throw new Stranger(notMember(companyName, email));
  if (await repository.know(companyId, subject, member.id, new Date())) return member;
  throw new Stranger(
    `The account with the address ${email} is somebody else’s at your company’s sign-in. Ask the owner of ${companyName}.`,
  );
}

// Told only to who has signed in at the company's own provider.
const notMember = (company: string, email: string): string =>
  `Nobody of ${company} has the address ${email}. Ask its owner for an invitation.`;
