import type { Summary, Usage } from '../../../../contracts/companies.ts';
import { paths } from '../../../../contracts/paths.ts';
import { countOf } from '../../../lib/count.ts';
import { formatNumber } from '../../../lib/format.ts';
import { Figures } from '../../../ui/figures.tsx';
import { Section } from '../../../ui/section.tsx';
import { Tiles } from '../../../ui/tiles.tsx';
import { useAttention } from '../api/get-attention.ts';
import { toCards } from '../trends.ts';
import { ChatDrawing, ShelfDrawing, UploadDrawing } from './drawings.tsx';
import { Limits } from './limits.tsx';
import { ManualsInWork } from './manuals-in-work.tsx';
import { Unanswered } from './unanswered.tsx';
import { Waiting, type WaitingQuery } from './waiting.tsx';

type DashboardProps = {
  summary: Summary;
  /** The limits of the plan, asked for elsewhere. */
  usage: WaitingQuery<Usage>;
};

/** The three figures of the company, the ways to go from here, and what waits to be looked at. */
export function Dashboard({ summary, usage }: DashboardProps) {
  const attention = useAttention();
  const { chatbots, products } = summary;
  return (
    <>
      <Figures items={toCards(summary).map((card) => ({ ...card, value: formatNumber(card.value) }))} />
      <Section numeral="1.1" title="Quick Actions">
        <Tiles
          items={[
            {
              href: paths.uploadProduct.href(),
              title: 'Upload Manual',
              detail: 'PDF, DOCX or DOC',
              art: <UploadDrawing />,
            },
            {
              href: paths.chatbots.href(),
              title: 'Chatbots',
              detail: chatbots === 0 ? 'None active' : `${formatNumber(chatbots)} active`,
              art: <ChatDrawing />,
            },
            {
              href: paths.products.href(),
              title: 'View Products',
              detail: products === 0 ? 'None yet' : countOf(products, 'product'),
              art: <ShelfDrawing />,
            },
          ]}
        />
      </Section>
      <div className="mt-12 grid grid-cols-2 items-start gap-10 max-lg:grid-cols-1 max-md:mt-8 max-md:gap-8">
        <Section numeral="1.2" title="Unanswered Questions">
          <Waiting query={attention}>{({ unanswered }) => <Unanswered questions={unanswered} />}</Waiting>
        </Section>
        <div className="grid gap-10 *:mt-0 max-md:gap-8">
          <Section numeral="1.3" title="Manuals in Work">
            <Waiting query={attention}>{({ manuals }) => <ManualsInWork manuals={manuals} />}</Waiting>
          </Section>
          <Section numeral="1.4" title="Limits">
            <Waiting query={usage}>{(plan) => <Limits usage={plan} />}</Waiting>
          </Section>
        </div>
      </div>
    </>
  );
}
