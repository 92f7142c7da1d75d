import { useSession } from '../../../lib/browser/use-session.ts';
import { ChapterCount } from '../../../ui/list/contents.tsx';
import { useSummary } from '../api/get-summary.ts';

/** How many products or chatbots the company has, beside their chapter. It alone is drawn anew when that changes. */
export function SummaryCount({ of }: { of: 'products' | 'chatbots' }) {
  const { role, user } = useSession();
  const summary = useSummary(role === 'company' && user?.mustTurnOnTwoStep !== true).data?.data;
  return <ChapterCount value={summary?.[of]} />;
}
