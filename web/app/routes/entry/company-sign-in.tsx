import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useParams } from 'react-router';
import { BackPage } from '../../../features/company-sign-in/components/back-page.tsx';
import { EnterPage } from '../../../features/company-sign-in/components/enter-page.tsx';
import { createQueryClient } from '../../../lib/api/query.ts';

/** Where the people of a company sign in at its own provider, and where that sends them back to, without the company. */
export function Component() {
  const [queryClient] = useState(createQueryClient);
  const { companyId } = useParams();
  const { search } = useLocation();
  return (
    <QueryClientProvider client={queryClient}>
      {companyId === undefined ? (
        <BackPage returned={search} />
      ) : (
        <EnterPage key={companyId} companyId={companyId} goTo={(url) => window.location.assign(url)} />
      )}
    </QueryClientProvider>
  );
}
