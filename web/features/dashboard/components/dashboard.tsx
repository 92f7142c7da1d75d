import type { ReactNode } from 'react';
import type { Summary, Usage } from '../../../../contracts/company/companies.ts';
import type {
  Attention,
  FirstSteps as Steps,
  UnansweredQuestion,
} from '../../../../contracts/company/dashboard.ts';
import { paths } from '../../../../contracts/paths.ts';
import { formatNumber } from '../../../lib/text/format.ts';
import { Figures } from '../../../ui/list/figures.tsx';
import { Tiles } from '../../../ui/list/tiles.tsx';
import { Section } from '../../../ui/page/section.tsx';
import { texts } from '../texts.ts';
import { toCards } from '../trends.ts';
import { ChatDrawing, ShelfDrawing, UploadDrawing } from './drawings.tsx';
import { FirstSteps } from './first-steps.tsx';
import { Limits } from './limits.tsx';
import { ManualsInWork } from './manuals-in-work.tsx';
import { Unanswered } from './unanswered.tsx';
import { Waiting, type WaitingQuery } from './waiting.tsx';

type DashboardProps = {
  summary: Summary;
  /** The limits of the plan. */
  usage: WaitingQuery<Usage>;
  attention: WaitingQuery<Attention>;
  /** Undefined until they are loaded. */
  firstSteps: Steps | undefined;
  companyId: string | undefined;
  /** Renders what brings back a question that is hidden as not being about the product. */
  renderKeep: (question: UnansweredQuestion) => ReactNode;
};

/** The dashboard: three figures of the company, quick actions, and what needs attention. */
export function Dashboard({ summary, usage, attention, firstSteps, companyId, renderKeep }: DashboardProps) {
  const { chatbots, products } = summary;
  const { actions } = texts;
  return (
    <>
      {firstSteps && <FirstSteps progress={firstSteps} companyId={companyId} />}
      <Figures items={toCards(summary).map((card) => ({ ...card, value: formatNumber(card.value) }))} />
      <Section numeral="1.1" title={texts.sections.actions}>
        <Tiles
          items={[
            {
              href: paths.uploadProduct.href(),
              title: actions.upload,
              detail: actions.uploadDetail,
              art: <UploadDrawing />,
            },
            {
              href: paths.chatbots.href(),
              title: actions.chatbots,
              detail: actions.chatbotsDetail(chatbots),
              art: <ChatDrawing />,
            },
            {
              href: paths.products.href(),
              title: actions.products,
              detail: actions.productsDetail(products),
              art: <ShelfDrawing />,
            },
          ]}
        />
      </Section>
      <div className="mt-12 grid grid-cols-2 items-start gap-10 max-lg:grid-cols-1 max-md:mt-8 max-md:gap-8">
        <Section numeral="1.2" title={texts.sections.unanswered}>
          <Waiting query={attention}>
            {(waiting) => <Unanswered attention={waiting} renderKeep={renderKeep} />}
          </Waiting>
        </Section>
        <div className="grid gap-10 *:mt-0 max-md:gap-8">
          <Section numeral="1.3" title={texts.sections.manuals}>
            <Waiting query={attention}>{({ manuals }) => <ManualsInWork manuals={manuals} />}</Waiting>
          </Section>
          <Section numeral="1.4" title={texts.sections.limits}>
            <Waiting query={usage}>{(plan) => <Limits usage={plan} />}</Waiting>
          </Section>
        </div>
      </div>
    </>
  );
}
