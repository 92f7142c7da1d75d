import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { companyRoutes } from '../../../../contracts/company/companies.ts';
import { productRoutes } from '../../../../contracts/manuals/products.ts';
import type { RouteInput } from '../../../../contracts/route.ts';
import { call } from '../../../lib/api/api-client.ts';
import { routeKey } from '../../../lib/api/query.ts';

type Body = RouteInput<typeof productRoutes.uploadFromAddress>['body'];

/** Has the server fetch the manual of a new product. Leaving the screen and `cancel` stop it, which is no error. */
export function useCreateFromAddress() {
  const queryClient = useQueryClient();
  const running = useRef<AbortController | null>(null);
  const mutation = useMutation({
    mutationFn: (body: Body) => {
      running.current = new AbortController();
      return call(productRoutes.uploadFromAddress, { body }, { signal: running.current.signal });
    },
    onSuccess: () =>
      Promise.all(
        [productRoutes.allProducts, companyRoutes.summary].map((route) =>
          queryClient.invalidateQueries({ queryKey: routeKey(route) }),
        ),
      ),
  });
  const cancel = () => running.current?.abort();
  useEffect(() => () => running.current?.abort(), []);
  const { mutate, reset, isPending, error } = mutation;
  return { send: mutate, cancel, reset, isPending, error: error?.name === 'AbortError' ? null : error };
}
