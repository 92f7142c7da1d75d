import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type TestimonialForm, testimonialRoutes } from '../../../../contracts/admin/testimonials.ts';
import { call } from '../../../lib/api/api-client.ts';
import { routeKey, routeQuery } from '../../../lib/api/query.ts';

/** Loads all testimonials, in the order of the landing page. */
export const useTestimonials = () => useQuery(routeQuery(testimonialRoutes.list, {}));

function useRefresh() {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: routeKey(testimonialRoutes.list) });
}

/** Adds a testimonial, or changes the one with `id`. */
export function useSaveTestimonial(id: string | null) {
  const refresh = useRefresh();
  return useMutation<unknown, Error, TestimonialForm>({
    mutationFn: (body) =>
      id === null
        ? call(testimonialRoutes.create, { body })
        : call(testimonialRoutes.update, { params: { id }, body }),
    onSuccess: refresh,
  });
}

/** Deletes a testimonial, by its id. */
export function useDeleteTestimonial() {
  const refresh = useRefresh();
  return useMutation<unknown, Error, string>({
    mutationFn: (id) => call(testimonialRoutes.remove, { params: { id } }),
    onSuccess: refresh,
  });
}
