import { useCompanyCard } from '../api/company-card.ts';
import { ChatSkeleton } from './chat-skeleton.tsx';
import { OutOfQueriesCard } from './out-of-queries-card.tsx';
import { texts } from './texts.ts';

/** The page of a link whose chatbot does not answer at the moment: the contact card. */
export function ClosedChat({ companyId }: { companyId: string }) {
  const { data: company, isPending } = useCompanyCard(companyId);
  if (isPending) return <ChatSkeleton />;
  return (
    <main className="mx-auto grid min-h-dvh max-w-[720px] content-center gap-4 px-4">
      <h1 className="border-t-2 border-ink pt-3 text-26 font-semibold tracking-tight">
        {company?.company_name ?? texts.outOfQueries.title}
      </h1>
      {company ? (
        <OutOfQueriesCard company={company} />
      ) : (
        <p className="text-16">{texts.outOfQueries.text}</p>
      )}
    </main>
  );
}
