import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { StopInvitations } from '../../../features/team/components/stop-invitations.tsx';
import { createQueryClient } from '../../../lib/api/query.ts';

/** The page that ends the invitations of a company by the link in one of them, signed in or not. */
export function Component() {
  const [queryClient] = useState(createQueryClient);
  const token = useLocation().hash.slice(1);
  return (
    <QueryClientProvider client={queryClient}>
      <StopInvitations key={token} token={token} />
    </QueryClientProvider>
  );
}
