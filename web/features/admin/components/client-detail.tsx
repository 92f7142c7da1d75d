import type { ClientDetail as Detail } from '../../../../contracts/admin/admin.ts';
import { safeUrl } from '../../../lib/browser/safe-url.ts';
import { formatDate, formatNumber } from '../../../lib/text/format.ts';
import { initials } from '../../../lib/text/initials.ts';
import { DescriptionList } from '../../../ui/list/description-list.tsx';
import { Section } from '../../../ui/page/section.tsx';
import { withCountryCode } from '../phone-number.ts';
import { texts } from '../texts.ts';
import { ClientAudit } from './audit/client-audit.tsx';
import { ClientStatus } from './client-status.tsx';
import { CloseClientButton } from './closing/close-client-button.tsx';
import { DecideButton } from './decide-button.tsx';
import { PackButton } from './purchases/pack-button.tsx';
import { PurchaseButton } from './purchases/purchase-button.tsx';
import { SignOutClientButton } from './sign-out-client-button.tsx';

const words = texts.client;
const { none, noCompany, columns } = texts.clients;

function Website({ address }: { address: string }) {
  const url = safeUrl(address);
  if (!url) return address || none;
  return (
    <a href={url} target="_blank" rel="noreferrer">
      {address}
    </a>
  );
}

/** Whether the company asks for it, and who has none. */
const twoStepText = ({ requiresTwoStep, lacksTwoStep }: Detail) =>
  `${requiresTwoStep ? words.twoStepRequired : words.twoStepFree}; ${words.lacksTwoStep(lacksTwoStep)}`;

function companyItems(client: Detail) {
  const { user, company, createdAt } = client;
  const email = company?.company_email || user.email;
  return [
    { label: columns.email, value: <a href={`mailto:${email}`}>{email}</a> },
    { label: words.phone, value: company?.company_contact ? withCountryCode(company.company_contact) : none },
    { label: words.website, value: <Website address={company?.company_website ?? ''} /> },
    { label: words.address, value: company?.address || none },
    { label: words.description, value: company?.description || none },
    { label: words.twoStep, value: twoStepText(client) },
    { label: words.role, value: words.roles[user.role] },
    { label: words.signedUp, value: formatDate(createdAt) },
  ];
}

const interestsText = (interests: Detail['interests']) =>
  interests.map(({ plan, createdAt }) => words.interest(plan, formatDate(createdAt))).join('; ');

/** "4 / 10", "4 / unlimited". */
const usedOf = (used: number, total: number | null) =>
  `${formatNumber(used)} / ${total === null ? words.unlimited : formatNumber(total)}`;

function planItems(client: Detail) {
  const { purchase, chatbots, interests, trialEndsAt, extra_queries } = client;
  return [
    { label: words.currentPlan, value: purchase?.plan ?? none },
    { label: words.tokens, value: usedOf(client.tokens_used, client.total_tokens) },
    { label: words.queries, value: usedOf(client.queries_used, client.total_queries) },
    ...(extra_queries === 0 ? [] : [{ label: words.extraQueries, value: formatNumber(extra_queries) }]),
    ...(trialEndsAt === null ? [] : [{ label: words.trialEnds, value: formatDate(trialEndsAt) }]),
    {
      label: words.expires,
      value: purchase?.nextBillingDate ? formatDate(purchase.nextBillingDate) : words.noExpiry,
    },
    { label: words.products, value: usedOf(client.products, client.total_products) },
    { label: words.manuals, value: usedOf(client.manuals, client.total_manuals) },
    { label: words.chatbots, value: formatNumber(chatbots) },
    ...(interests.length === 0 ? [] : [{ label: words.interests, value: interestsText(interests) }]),
  ];
}

/** All data of a client, with the administrator's actions. */
export function ClientDetail({ client }: { client: Detail }) {
  const { user, company, status } = client;
  const buyer = company && { companyId: company._id, companyName: company.company_name };
  return (
    <>
      <div className="mb-8 flex flex-wrap items-center gap-x-4 gap-y-3">
        <span
          aria-hidden="true"
          className="grid size-14 flex-none place-items-center border border-ink bg-sheet font-mono text-16 font-medium"
        >
          {initials(user.name)}
        </span>
        <div className="min-w-0">
          <p className="text-16 font-semibold">{user.name}</p>
          <p className="text-ink-2">{company?.company_name ?? noCompany}</p>
          <ClientStatus status={status} />
          {client.suspensionReason && (
            <p className="max-w-[62ch] wrap-anywhere">
              {words.suspensionReason}: {client.suspensionReason}
            </p>
          )}
        </div>
        <div className="ml-auto flex flex-wrap gap-2 max-sm:ml-0 max-sm:w-full">
          {buyer && <PurchaseButton buyer={buyer} />}
          {buyer && <PackButton buyer={buyer} />}
          <SignOutClientButton userId={user.id} name={company?.company_name ?? user.name} />
          {company && <CloseClientButton companyId={company._id} />}
          <DecideButton client={client} />
        </div>
      </div>
      <div className="grid grid-cols-2 items-start gap-x-12 max-lg:grid-cols-1 *:mt-0! max-lg:gap-y-8">
        <Section title={columns.company}>
          <DescriptionList items={companyItems(client)} />
        </Section>
        <Section title={columns.plan}>
          <DescriptionList items={planItems(client)} />
        </Section>
      </div>
      {company && <ClientAudit companyId={company._id} />}
    </>
  );
}
