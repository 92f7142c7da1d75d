import { Link } from 'react-router';
import type { AnalyticsPeriod } from '../../../../contracts/analytics/analytics.ts';
import {
  type ContactCounts,
  type ContactLink,
  MAX_CONTACT_LINKS,
} from '../../../../contracts/chat/contact-forms.ts';
import { paths } from '../../../../contracts/paths.ts';
import { formatNumber } from '../../../lib/text/format.ts';
import { Figures } from '../../../ui/list/figures.tsx';
import { type Column, Table } from '../../../ui/list/table.tsx';
import { HelpTip } from '../../../ui/overlay/help-tip.tsx';
import { Section } from '../../../ui/page/section.tsx';
import { QuietEmpty } from '../../../ui/state/quiet-empty.tsx';
import { Unloaded } from '../../../ui/state/unloaded.tsx';
import { useContactFigures } from '../api/get-contact-figures.ts';
import { texts } from '../texts.ts';

const words = texts.figures;

const figure = (header: string, of: (link: ContactLink) => number): Column<ContactLink> => ({
  header,
  align: 'right',
  cell: (link) => formatNumber(of(link)),
});

const columns: readonly Column<ContactLink>[] = [
  {
    header: words.columns.product,
    kind: 'lead',
    cell: ({ product }) => <Link to={paths.productDetails.href(product._id)}>{product.product_name}</Link>,
  },
  {
    header: words.columns.chatbot,
    cell: ({ product, chatbot }) =>
      chatbot ? (
        <Link to={paths.conversation.href(product._id, chatbot.uniqueId)}>{chatbot.useremail}</Link>
      ) : (
        words.deleted
      ),
  },
  figure(words.columns.asked, ({ asked }) => asked),
  figure(words.columns.answered, ({ answered }) => answered),
  figure(words.columns.helped, ({ helped }) => helped),
  figure(words.columns.sent, ({ sent }) => sent),
  figure(words.columns.left, ({ left }) => left),
];

/** What became of messages in contact forms: in all, and for each chatbot that has one. */
export function ContactFigures({ period }: { period: AnalyticsPeriod }) {
  const { data, error, refetch } = useContactFigures(period);
  const links = data?.data.links ?? [];
  return (
    <Section numeral="4.6" title={words.title}>
      {!data && <Unloaded error={error} onRetry={refetch} lines={4} />}
      {data?.data.total.asked === 0 && <QuietEmpty title={words.empty}>{words.emptyText}</QuietEmpty>}
      {data && data.data.total.asked > 0 && (
        <>
          <Fates total={data.data.total} />
          <Table
            caption={words.byLink}
            columns={columns}
            rows={links}
            rowKey={({ _id }) => _id}
            error={error}
            onRetry={refetch}
            empty={null}
          />
          {links.length === MAX_CONTACT_LINKS && <p className="mt-2 text-13 text-ink-2">{words.most}</p>}
        </>
      )}
    </Section>
  );
}

/** The three things that can become of an answer, apart. */
function Fates({ total: { asked, answered, helped, sent, left, not_answered } }: { total: ContactCounts }) {
  return (
    <div className="mb-6">
      <Figures
        items={[
          {
            label: words.answered,
            value: formatNumber(answered),
            trend: words.answeredOf(asked, not_answered),
          },
          {
            label: words.helped,
            help: <HelpTip label={words.helpedHelp}>{words.helpedMeaning}</HelpTip>,
            value: formatNumber(helped),
            trend: words.helpedShare(helped / asked),
          },
          { label: words.sent, value: formatNumber(sent), trend: words.sentTrend },
          { label: words.left, value: formatNumber(left), trend: words.leftTrend },
        ]}
      />
    </div>
  );
}
