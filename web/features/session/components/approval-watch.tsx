import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { createQueryClient } from '../../../lib/api/query.ts';
import { useUserInfo } from '../api/get-user-info.ts';

const ASK_AGAIN_AFTER_MS = 20_000;

/** Keeps the stored role of a pending account fresh on a screen that stands open to everybody; shows nothing. */
export function ApprovalWatch() {
  const [queryClient] = useState(createQueryClient);
  return (
    <QueryClientProvider client={queryClient}>
      <Watch />
    </QueryClientProvider>
  );
}

function Watch() {
  useUserInfo({ intervalMs: ASK_AGAIN_AFTER_MS });
  return null;
}
