/** Resolves addresses of GS1 Digital Link: `/01/{gtin}/21/{serial}` leads to the instructions of a machine. */
import type { FastifyInstance } from 'fastify';
import { readGs1Path } from '../../../../contracts/manuals/gs1.ts';
import { instructionsPath } from '../../../../contracts/site-paths.ts';
import { rateLimitOf } from '../../../http/rate-limits.ts';
import { choicePage, missingPage, withSerial, wrongNumberPage } from './gs1-html.ts';
import { viewOf } from './public-instructions.routes.ts';
import type { PublicInstructions } from './public-instructions.service.ts';
import { sendHtml } from './replies.ts';

const LINKSET = 'application/linkset+json';
const INSTRUCTIONS = 'https://ref.gs1.org/voc/instructions';

/** Registers the resolver. */
export function registerGs1(
  app: FastifyInstance,
  {
    publicInstructions: service,
    rateLimitScale,
  }: { publicInstructions: PublicInstructions; rateLimitScale: number },
): void {
  const options = { schema: { hide: true }, config: { rateLimit: rateLimitOf('default', rateLimitScale) } };

  app.get('/01/*', options, async (request, reply) => {
    const view = viewOf(request);
    const [path = ''] = request.url.split('?', 1);
    const article = readGs1Path(path);
    if (article === null) return sendHtml(reply, view, wrongNumberPage(view), 400);
    const pages = await service.resolve(article);
    const [page] = pages;
    if (!page) return sendHtml(reply, view, missingPage(view), 404);
    const { linkType } = request.query as { linkType?: unknown };
    if (linkType === 'linkset' || linkType === 'all' || request.headers.accept?.includes(LINKSET)) {
      const links = pages.map(({ code, model, companyName }) => ({
        href: service.addressOf(instructionsPath(code)),
        title: `${model} – ${companyName}`,
      }));
      const anchor = service.gs1AddressOf(article);
      return reply.type(LINKSET).send(JSON.stringify({ linkset: [{ anchor, [INSTRUCTIONS]: links }] }));
    }
    if (pages.length > 1) return sendHtml(reply, view, choicePage(view, pages, article.serial), 300);
    return reply.redirect(withSerial(page, article.serial), 307);
  });
}
