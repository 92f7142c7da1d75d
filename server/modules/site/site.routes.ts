/** Serves the pages for everybody. They are no JSON, so they are not in the contracts; what an administrator fills in is. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isDraft, operatorRoutes } from '../../../contracts/admin/operator.ts';
import type { Identity } from '../../../contracts/admin/platform-settings.ts';
import { guidePath, sitePaths } from '../../../contracts/site-paths.ts';
import { rateLimitOf } from '../../http/rate-limits.ts';
import type { Router } from '../../http/router.ts';
import { NOT_LISTED } from '../../http/search-engines.ts';
import { renderMarkdown } from '../../lib/markdown.ts';
import { queryText } from '../../lib/query-text.ts';
import type { PlatformSettingsService } from '../platform-settings/platform-settings.service.ts';
import { type Guide, loadGuide } from './guide.ts';
import type { OperatorService } from './operator.service.ts';
import { type SiteContent, type SiteView, writeSitePage } from './site-layout.ts';
import {
  changelogPage,
  chapterPage,
  guidePage,
  imprintPage,
  legalPage,
  securityPage,
  statusPage,
} from './site-pages.ts';
import type { StatusService } from './status.service.ts';
import { chooseTexts, LANGUAGES } from './texts/choose-texts.ts';

/** Where the texts are; the build copies them to the same places. */
const TEXTS = new URL('../../../docs/', import.meta.url);
const CHANGELOG = new URL('../../../CHANGELOG.md', import.meta.url);

const STYLES = /<link rel="stylesheet"[^<>]*>/g;

type Deps = {
  operator: Pick<OperatorService, 'read'>;
  platformSettings: Pick<PlatformSettingsService, 'read'>;
  status: Pick<StatusService, 'read'>;
  /** Whether the disk takes what is uploaded. */
  hasRoom: () => Promise<boolean>;
  readIdentity: () => Promise<Identity>;
  rateLimitScale: number;
  /** Public address of the product, without a slash at its end. */
  publicUrl: string;
  /** Folder of the built web client, whose styles the pages use; without it they have their own alone. */
  webDir: string;
};

type Answer = { content: SiteContent; status?: number; isListed?: boolean };

/** Registers the calls with which an administrator fills in who runs the installation. */
export function registerOperatorRoutes(router: Router, operator: OperatorService): void {
  router.handle(operatorRoutes.operator)(async () => ({ status: 200, data: await operator.read() }));

  router.handle(operatorRoutes.setOperator)(async ({ actor, body }) => ({
    status: 200,
    data: await operator.set(actor, body),
  }));
}

/** Registers the pages: documentation, changelog, status, security, terms, privacy, imprint. */
export async function registerSite(app: FastifyInstance, deps: Deps): Promise<void> {
  const { operator, platformSettings, status, hasRoom, readIdentity, rateLimitScale } = deps;
  const guide = await loadGuide(new URL('guide/', TEXTS));
  const read = async (url: URL) => renderMarkdown(await readFile(url, 'utf8'));
  const terms = await read(new URL('site/terms.md', TEXTS));
  const privacy = await read(new URL('site/privacy.md', TEXTS));
  const changelog = await read(CHANGELOG);
  const styles = await readStyles(deps.webDir);
  const options = { schema: { hide: true }, config: { rateLimit: rateLimitOf('default', rateLimitScale) } };

  /** @param answer writes the page for a reader, given the query */
  const page = (path: string, answer: (view: SiteView, request: FastifyRequest) => Promise<Answer>) =>
    app.get(path, options, async (request, reply) => {
      const view = { ...readerOf(request), identity: await readIdentity(), styles };
      return send(reply, view, await answer(view, request));
    });

  const legal = (name: 'terms' | 'privacy', text: typeof terms) =>
    page(sitePaths[name], async (view) => {
      const filledIn = await operator.read();
      return {
        content: legalPage(view, { page: name, text }, filledIn),
        isListed: !isDraft(filledIn),
      };
    });

  legal('terms', terms);
  legal('privacy', privacy);
  page(sitePaths.imprint, async (view) => {
    const filledIn = await operator.read();
    return { content: imprintPage(view, filledIn), isListed: !isDraft(filledIn) };
  });
  page(sitePaths.security, async (view) => {
    const [settings, { email }] = await Promise.all([platformSettings.read(), operator.read()]);
    return { content: securityPage(view, settings, email || settings.supportEmail) };
  });
  page(sitePaths.status, async (view) => ({ content: statusPage(view, await status.read(hasRoom)) }));
  page(sitePaths.changelog, async (view) => ({ content: changelogPage(view, changelog) }));
  registerGuide(page, guide);
  app.get('/llms.txt', options, async (_request, reply) =>
    reply.type('text/plain; charset=utf-8').send(forPrograms(guide, await readIdentity(), deps.publicUrl)),
  );
}

/** What there is to read here, for programs (llms.txt). Instructions pages have one of their own each; none is listed. */
const forPrograms = ({ chapters }: Guide, { brandName }: Identity, publicUrl: string): string =>
  `# ${brandName}

> Chatbots and instructions pages made of product manuals. An instructions page (${publicUrl}/i/…) has its own list at its address with /llms.txt.

## Documentation

${chapters.map(({ name, title }) => `- [${title}](${publicUrl}${guidePath(name)})`).join('\n')}
`;

type RegisterPage = (
  path: string,
  answer: (view: SiteView, request: FastifyRequest) => Promise<Answer>,
) => unknown;

function registerGuide(page: RegisterPage, guide: Guide): void {
  page(sitePaths.guide, async (view, request) => {
    const words = queryOf(request, 'q').trim();
    return { content: guidePage(view, guide, words), isListed: words === '' };
  });
  page(guidePath(':chapter'), async (view, request) => {
    const { chapter: name } = request.params as { chapter: string };
    const chapter = guide.chapters.find((known) => known.name === name);
    if (chapter) return { content: chapterPage(view, guide, chapter) };
    const content = guidePage(view, guide, '');
    return { content: { ...content, title: view.texts.guide.notFound }, status: 404, isListed: false };
  });
}

const queryOf = ({ query }: FastifyRequest, name: string): string => queryText(query, name, 200);

/** In which language a page is written, and whether its address asked for that. */
function readerOf(request: FastifyRequest): Pick<SiteView, 'texts' | 'chosen'> {
  const asked = queryOf(request, 'lang');
  const chosen = LANGUAGES.find(({ language }) => language === asked)?.language;
  return { texts: chooseTexts(chosen, request.headers['accept-language']), chosen };
}

function send(reply: FastifyReply, view: SiteView, { content, status = 200, isListed = true }: Answer) {
  if (!isListed) reply.headers(NOT_LISTED);
  return reply
    .status(status)
    .header('cache-control', 'no-cache')
    .header('vary', 'accept-language')
    .header('content-language', view.texts.language)
    .type('text/html; charset=utf-8')
    .send(writeSitePage(view, content));
}

/** The links to the styles that all screens share, from the page that the build wrote. */
async function readStyles(webDir: string): Promise<string> {
  const path = join(webDir, 'index.html');
  if (!existsSync(path)) return '';
  return (await readFile(path, 'utf8')).match(STYLES)?.join('\n') ?? '';
}
