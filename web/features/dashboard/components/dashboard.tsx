import type { Summary } from '../../../../contracts/companies.ts';
import { paths } from '../../../../contracts/paths.ts';
import { countOf } from '../../../lib/count.ts';
import { formatNumber } from '../../../lib/format.ts';
import { Figures } from '../../../ui/figures.tsx';
import { Section } from '../../../ui/section.tsx';
import { Tiles } from '../../../ui/tiles.tsx';
import { toCards } from '../trends.ts';
import { ChatDrawing, ShelfDrawing, UploadDrawing } from './drawings.tsx';

/** The three figures of the company and the ways to go from here. */
export function Dashboard({ summary }: { summary: Summary }) {
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
    </>
  );
}
