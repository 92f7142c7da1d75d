import { hasCode } from '../../../lib/api/api-error.ts';
import { EmptyState } from '../../../ui/state/empty-state.tsx';
import { useAccessTokens } from '../api/access-tokens.ts';
import { texts } from '../texts.ts';
import { AccessTokens } from './access-tokens.tsx';
import { AssistantAccess } from './assistant-access.tsx';
import { Webhooks } from './webhooks.tsx';

/** Access tokens, access of AI assistants, and webhooks of the company, for its owner. */
export function Integrations() {
  const { error } = useAccessTokens();
  if (hasCode(error, 'not_allowed')) return <EmptyState title={texts.ownerOnly} />;
  return (
    <>
      <AccessTokens />
      <AssistantAccess />
      <Webhooks />
    </>
  );
}
