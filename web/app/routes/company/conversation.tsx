import { useParams } from 'react-router';
import { paths } from '../../../../contracts/paths.ts';
import { Conversation } from '../../../features/conversations/components/conversation.tsx';
import { Breadcrumbs } from '../../../ui/page/breadcrumbs.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { useAnswerViews } from '../../use-answer-views.tsx';
import { texts } from '../texts.ts';

/** The conversation of a customer's link. */
export function Component() {
  const { productId = '', uniqueId = '' } = useParams();
  const views = useAnswerViews();
  return (
    <Page numeral="3.1" title={texts.titles.conversation}>
      <Breadcrumbs items={[{ label: texts.titles.chatbots, href: paths.chatbots.path }]} />
      <Conversation link={{ productId, uniqueId }} {...views} />
    </Page>
  );
}
