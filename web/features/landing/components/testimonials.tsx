import type { testimonialRoutes } from '../../../../contracts/admin/testimonials.ts';
import { useReply } from '../../../lib/api/use-reply.ts';
import { Badge } from '../../../ui/state/badge.tsx';
import { testimonialsRoute } from '../api/routes.ts';
import { texts } from '../texts.ts';

/** The testimonials of customers; nothing if there are none or they can't be loaded. */
export function Testimonials() {
  const { reply } = useReply<typeof testimonialRoutes.list>(testimonialsRoute);
  const said = reply?.data ?? [];
  if (said.length === 0) return null;
  return (
    <section aria-labelledby="said" className="mt-24 border-t-2 border-ink pt-3.5 max-md:mt-16">
      <h2 id="said" className="mb-6 text-26 font-medium tracking-tight">
        {texts.testimonialsTitle}
      </h2>
      <ul className="grid grid-cols-3 gap-x-10 gap-y-8 max-md:grid-cols-1">
        {said.map(({ _id, quote, author, position, isExample }) => (
          <li key={_id}>
            <figure className="grid h-full content-between gap-4">
              <blockquote className="text-16 wrap-anywhere">{quote}</blockquote>
              <figcaption className="text-ink-2 wrap-anywhere">
                <b className="block text-ink">{author}</b>
                {position}
                {isExample && (
                  <span className="mt-1.5 block">
                    <Badge>{texts.example}</Badge>
                  </span>
                )}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}
