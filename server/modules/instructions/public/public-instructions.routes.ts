/** Serves instructions pages: HTML for people, files, and text for programs. They are no JSON, so not in the contracts. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { calendarQuery } from '../../../../contracts/chat/upkeep.ts';
import { isGs1Serial } from '../../../../contracts/manuals/gs1.ts';
import { instructionCode, paperForm } from '../../../../contracts/manuals/instructions.ts';
import { id } from '../../../../contracts/shapes.ts';
import { instructionsPath } from '../../../../contracts/site-paths.ts';
import { registerPlainForms } from '../../../http/pages/plain-forms.ts';
import { sendCalendarFile } from '../../../http/pages/send-calendar.ts';
import { rateLimitOf } from '../../../http/rate-limits.ts';
import { contentDisposition } from '../../../lib/file-headers.ts';
import { queryText } from '../../../lib/query-text.ts';
import { toStorable } from '../../../lib/storable.ts';
import { FileNotFoundError } from '../../../providers/storage/file-store.ts';
import type { EditionRow } from '../instructions.repository.ts';
import { isArchivable } from './archive-copy.ts';
import { missingPage, notMadePage } from './gs1-html.ts';
import type { Surroundings } from './layout.ts';
import { pageForPrograms } from './page-for-programs.ts';
import { instructionsPage, type PageView } from './page-html.ts';
import type { PaperState } from './paper-html.ts';
import type { PublicInstructions, PublicPage } from './public-instructions.service.ts';
import { readingMarkdown, readingPage } from './reading-html.ts';
import { sendFile, sendHtml, sendText } from './replies.ts';
import { staticSite } from './static-site.ts';
import { INSTRUCTIONS_STYLE } from './style.ts';
import { chooseTexts, LANGUAGES } from './texts/choose-texts.ts';

const STYLE = '/i/style.css';
const FORM_BYTES = 8 * 1024;

type Deps = { publicInstructions: PublicInstructions; rateLimitScale: number };
type Asked = { found: PublicPage; view: Surroundings; request: FastifyRequest; reply: FastifyReply };

/** Registers everything under /i/. */
export async function registerPublicInstructions(app: FastifyInstance, deps: Deps): Promise<void> {
  const { publicInstructions: service, rateLimitScale } = deps;
  const optionsOf = (limit: 'default' | 'form' | 'upload') => ({
    schema: { hide: true },
    config: { rateLimit: rateLimitOf(limit, rateLimitScale) },
  });

  /** Answers for a page that is published, or says that there is none. */
  const answer =
    (how: (asked: Asked) => Promise<FastifyReply> | FastifyReply) =>
    async (request: FastifyRequest, reply: FastifyReply) => {
      const view = viewOf(request);
      const code = instructionCode.safeParse((request.params as { code?: string }).code);
      const found = code.success ? await service.find(code.data) : undefined;
      if (!found) return sendHtml(reply, view, missingPage(view), 404);
      try {
        return await how({ found, view, request, reply });
      } catch (error) {
        if (!(error instanceof FileNotFoundError)) throw error;
        return sendHtml(reply, view, missingPage(view), 404);
      }
    };

  const show = ({ found, view, request, reply }: Asked, paper: PaperState, status = 200) =>
    sendHtml(
      reply,
      view,
      instructionsPage(pageView(view, found, request, service.today(), paper), found),
      status,
    );

  /** The edition that the address names. */
  const withEdition = (how: (asked: Asked & { edition: EditionRow }) => Promise<FastifyReply>) =>
    answer((asked) => {
      const editionId = id.safeParse((asked.request.params as { edition?: string }).edition).data;
      const edition = asked.found.editions.find((one) => one.id === editionId);
      if (!edition) return sendHtml(asked.reply, asked.view, missingPage(asked.view), 404);
      return how({ ...asked, edition });
    });

  app.get(STYLE, optionsOf('default'), (_request, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', 'no-cache').send(INSTRUCTIONS_STYLE),
  );
  app.get(
    instructionsPath(':code'),
    optionsOf('default'),
    answer((asked) => show(asked, NOT_ASKED)),
  );
  app.get(
    instructionsPath(':code', 'llms.txt'),
    optionsOf('default'),
    answer(({ found, reply }) => sendText(reply, pageForPrograms(service, found))),
  );
  app.get(
    instructionsPath(':code', 'declaration.pdf'),
    optionsOf('default'),
    answer(async ({ found: { page }, view, reply }) =>
      page.declarationKey === null
        ? sendHtml(reply, view, missingPage(view), 404)
        : sendFile(reply, await service.openFile(page.declarationKey), {
            format: 'pdf',
            bytes: page.declarationBytes,
            filename: page.declarationName,
          }),
    ),
  );
  app.get(
    instructionsPath(':code', 'site.zip'),
    optionsOf('form'),
    answer(({ found, view, reply }) =>
      reply
        .type('application/zip')
        .header('content-disposition', `attachment; filename="instructions-${found.page.code}.zip"`)
        .send(staticSite(service, found, view.texts)),
    ),
  );
  app.get(
    instructionsPath(':code', ':edition'),
    optionsOf('default'),
    withEdition(async ({ found, view, request, reply, edition }) => {
      const own = instructionsPath(found.page.code, edition.id);
      const links = {
        back: inChosen(instructionsPath(found.page.code), request),
        file: `${own}/file`,
        calendar: inChosen(`${own}/upkeep.ics`, request),
      };
      const inLanguage = (language: string) => `${own}?lang=${language}`;
      const sections = (await service.content(found, edition.id)) ?? [];
      const tasks = await service.listTasks(edition);
      const page = { ...view, inLanguage, links };
      return sendHtml(reply, view, readingPage(page, found, edition, { sections, tasks }));
    }),
  );
  app.get(
    instructionsPath(':code', ':edition/text.md'),
    optionsOf('default'),
    withEdition(async ({ found, reply, edition }) =>
      sendText(reply, readingMarkdown(edition, (await service.content(found, edition.id)) ?? [])),
    ),
  );
  app.get(
    instructionsPath(':code', ':edition/upkeep.ics'),
    optionsOf('default'),
    withEdition((asked) => sendCalendar(asked, service)),
  );
  app.get(
    instructionsPath(':code', ':edition/file'),
    optionsOf('default'),
    withEdition(async ({ reply, edition }) =>
      sendFile(reply, await service.openFile(edition.fileKey), edition),
    ),
  );
  app.get(
    instructionsPath(':code', ':edition/archive.pdf'),
    optionsOf('form'),
    withEdition((asked) => sendArchiveCopy(asked, service)),
  );
  // A form of its own kind: it has to work without a script.
  await registerPlainForms(app, FORM_BYTES, (forms) => {
    forms.post(
      instructionsPath(':code', 'paper'),
      optionsOf('form'),
      answer((asked) => askForPaper(asked, service, show)),
    );
  });
}

/** Sends what a version has done again and again as a calendar. */
async function sendCalendar(
  { found, edition, view, request, reply }: Asked & { edition: EditionRow },
  service: PublicInstructions,
): Promise<FastifyReply> {
  const query = calendarQuery.safeParse(request.query);
  const { language } = view.texts;
  const file = query.success && (await service.writeCalendar(found.page, edition, query.data, language));
  if (!file) return sendHtml(reply, view, missingPage(view), 404);
  return sendCalendarFile(reply, file);
}

/** Sends the copy as fast as its pages are drawn. */
async function sendArchiveCopy(
  { found, view, reply, edition }: Asked & { edition: EditionRow },
  service: PublicInstructions,
): Promise<FastifyReply> {
  if (!isArchivable(edition)) return sendHtml(reply, view, missingPage(view), 404);
  const copy = await service.archiveCopy(found.page, edition);
  if (!copy) return sendHtml(reply, view, notMadePage(view), 503);
  const name = edition.filename.replace(/\.pdf$/i, '');
  return reply
    .headers({
      'content-type': 'application/pdf',
      'content-disposition': contentDisposition('attachment', `${name} (PDF-A).pdf`),
      'cache-control': 'no-cache',
    })
    .send(copy);
}

const NOT_ASKED: PaperState = { state: 'open', values: {}, wrong: [] };

async function askForPaper(
  asked: Asked,
  service: PublicInstructions,
  show: (asked: Asked, paper: PaperState, status?: number) => FastifyReply,
): Promise<FastifyReply> {
  const { found, request } = asked;
  const sent = z.record(z.string(), z.string()).safeParse(request.body).data ?? {};
  const read = paperForm.safeParse(sent);
  const refuse = (wrong: string[]) => show(asked, { state: 'open', values: toStorable(sent), wrong }, 400);
  if (!read.success) return refuse(read.error.issues.map(({ path }) => String(path[0])));
  const taken = await service.askForPaper(found, read.data);
  if (taken === 'not-offered') return refuse(['language']);
  return taken === 'too-many'
    ? show(asked, { state: 'too-many' }, 429)
    : show(asked, { state: 'sent', dueOn: taken.dueOn });
}

const queryOf = ({ query }: FastifyRequest, name: string): string => queryText(query, name, 100);

const chosenOf = (request: FastifyRequest): string | undefined =>
  LANGUAGES.find(({ language }) => language === queryOf(request, 'lang'))?.language;

/** An address in the language that the reader chose, if any was. */
function inChosen(path: string, request: FastifyRequest): string {
  const chosen = chosenOf(request);
  return chosen === undefined ? path : `${path}?lang=${chosen}`;
}

/** How a page is written for a reader. */
export function viewOf(request: FastifyRequest): Surroundings {
  const path = request.url.split('?', 1)[0] ?? '';
  const serial = serialOf(request);
  const more = serial === '' ? '' : `&serial=${encodeURIComponent(serial)}`;
  return {
    texts: chooseTexts(chosenOf(request), request.headers['accept-language']),
    style: STYLE,
    inLanguage: (language) => `${path}?lang=${language}${more}`,
  };
}

const serialOf = (request: FastifyRequest): string => {
  const serial = queryOf(request, 'serial');
  return isGs1Serial(serial) ? serial : '';
};

function pageView(
  view: Surroundings,
  { page: { code } }: PublicPage,
  request: FastifyRequest,
  today: string,
  paper: PaperState,
): PageView {
  const to = (part: string) => instructionsPath(code, part);
  const own = instructionsPath(code);
  return {
    ...view,
    // Not that of the form: opened again, it would show nothing.
    inLanguage: request.method === 'POST' ? (language) => `${own}?lang=${language}` : view.inLanguage,
    serial: serialOf(request),
    today,
    paper,
    links: {
      file: (edition) => to(`${edition.id}/file`),
      read: (edition) => inChosen(to(edition.id), request),
      archive: (edition) => inChosen(to(`${edition.id}/archive.pdf`), request),
      declaration: to('declaration.pdf'),
      site: inChosen(to('site.zip'), request),
      paper: `${inChosen(to('paper'), request)}#paper`,
      programs: to('llms.txt'),
      all: inChosen(own, request),
    },
  };
}
