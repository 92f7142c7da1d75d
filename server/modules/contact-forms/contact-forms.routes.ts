/** Serves contact forms: HTML for people, with or without scripts. They are no JSON, so not in the contracts; their fields are. */
import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import {
  contactFate,
  contactForm,
  contactQuestion,
  contactSending,
} from '../../../contracts/chat/contact-forms.ts';
import { contactPath, FRAMED_PARAM, TRIAL_PARAM } from '../../../contracts/chat/contact-frame.ts';
import { uniqueId } from '../../../contracts/shapes.ts';
import { AppError } from '../../app-error.ts';
import { allowFraming } from '../../http/pages/frame-ancestors.ts';
import { registerPlainForms } from '../../http/pages/plain-forms.ts';
import { rateLimitOf } from '../../http/rate-limits.ts';
import { NOT_LISTED } from '../../http/search-engines.ts';
import { queryText } from '../../lib/query-text.ts';
import { toStorable } from '../../lib/storable.ts';
import type { LinkRow } from '../chat/chat.repository.ts';
import type { ContactForms } from './contact-forms.service.ts';
import {
  answeredPage,
  closedPage,
  type Filled,
  type FormPlace,
  formPage,
  helpedPage,
  missingPage,
  sentPage,
  TRAP_FIELD,
  tooManyPage,
  unansweredPage,
  variantsPage,
} from './form-html.ts';
import { type Page, STYLE_PATH, type View, writePage } from './page-html.ts';
import { CONTACT_STYLE } from './style.ts';
import { chooseTexts, LANGUAGES } from './texts/choose-texts.ts';

/** The longest message in a form, each of its characters in three bytes written with nine. */
const FORM_BYTES = 64 * 1024;

type Deps = { contactForms: ContactForms; rateLimitScale: number };
type Asked = {
  link: LinkRow;
  place: FormPlace;
  view: View;
  request: FastifyRequest;
  reply: FastifyReply;
  /** What was sent, as text. */
  fields: Record<string, string>;
};

/** Registers everything under /contact/. */
export async function registerContactForms(app: FastifyInstance, deps: Deps): Promise<void> {
  const { contactForms: service, rateLimitScale } = deps;
  const optionsOf = (limit: 'default' | 'form' | 'ask') => ({
    schema: { hide: true },
    config: { rateLimit: rateLimitOf(limit, rateLimitScale) },
  });

  const answer = createAnswering(service);
  app.get(STYLE_PATH, optionsOf('default'), (_request, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', 'no-cache').send(CONTACT_STYLE),
  );
  const path = (part = '') => contactPath(':uniqueId', part);
  app.get(
    path(),
    optionsOf('default'),
    answer(({ view, place, reply }) => {
      const filled = { message: '', email: view.isFramed ? undefined : '', key: randomUUID() };
      // A frame is empty until it is told what to ask.
      const empty = { title: view.texts.answer, html: '', data: { key: filled.key } };
      const page = view.isFramed ? empty : formPage(view, place, filled, []);
      return send(reply, view, page);
    }),
  );
  await registerPlainForms(app, FORM_BYTES, (forms) => {
    forms.post(
      path(),
      optionsOf('ask'),
      answer((asked) => ask(asked, service)),
    );
    forms.post(
      path('helped'),
      optionsOf('form'),
      answer((asked) => keepHelped(asked, service)),
    );
    forms.post(
      path('sent'),
      optionsOf('form'),
      answer((asked) => keepSent(asked, service)),
    );
    forms.post(
      path('send'),
      optionsOf('form'),
      answer((asked) => mail(asked, service, asked.fields.answer !== undefined)),
    );
  });
}

/** Answers for a link that is there, and whose company is not suspended. */
const createAnswering =
  (service: ContactForms) =>
  (how: (asked: Asked) => Promise<FastifyReply> | FastifyReply) =>
  async (request: FastifyRequest, reply: FastifyReply) => {
    const view = viewOf(request);
    const key = uniqueId.safeParse((request.params as { uniqueId?: string }).uniqueId);
    const link = key.success ? await service.find(key.data) : undefined;
    if (!link) return send(reply, view, missingPage(view), 404);
    if (view.isFramed) allowFraming(reply, link.company.embedOrigins);
    const place = { link, to: addressesOf(link.chatbot.uniqueId, view, request) };
    if (link.company.suspendedAt) return send(reply, view, closedPage(view, place), 403);
    const fields = toStorable(z.record(z.string(), z.string()).safeParse(request.body).data ?? {});
    try {
      return await how({ link, place, view, request, reply, fields });
    } catch (error) {
      // Deleted meanwhile, or an answer of another link.
      if (!(error instanceof AppError) || error.code !== 'not_found') throw error;
      return send(reply, view, missingPage(view), 404);
    }
  };

/** Shows what the manual says; where it says nothing, a form of ours sends the message, and a frame says so. */
async function ask(asked: Asked, service: ContactForms): Promise<FastifyReply> {
  const { link, place, view, request, reply, fields } = asked;
  const filled = filledOf(asked);
  // A program filled in what people don't see. Somebody whose browser did it finds the form as it was, and that field empty.
  if (fields[TRAP_FIELD]) return send(reply, view, formPage(view, place, filled, []), 400);
  const read = (view.isFramed ? contactQuestion : contactForm).safeParse(fields);
  if (!read.success) {
    const wrong = read.error.issues.map(({ path }) => String(path[0]));
    return send(reply, view, formPage(view, place, { ...filled, key: randomUUID() }, wrong), 400);
  }
  const found = await service.ask(link, read.data, view.isTrial);
  if (found.state === 'answered') return send(reply, view, answeredPage(view, place, filled, found.answer));
  if (found.state === 'asked-back') return send(reply, view, variantsPage(view, place, filled, found.answer));
  // What is refused for a reason of ours is told the caller; anything else is a fault, and the message goes on all the same.
  if (found.error !== undefined && !(found.error instanceof AppError)) request.log.error(found.error);
  return view.isFramed ? send(reply, view, unansweredPage(view)) : mail(asked, service, false);
}

async function keepHelped(asked: Asked, service: ContactForms): Promise<FastifyReply> {
  const { link, place, view, reply, fields } = asked;
  const read = contactFate.safeParse(fields);
  if (!read.success) return send(reply, view, missingPage(view), 404);
  await service.helped(link, read.data.answer);
  return send(reply, view, helpedPage(view, place, filledOf(asked), read.data.answer));
}

/** The form of another site says that it was sent. */
async function keepSent({ link, view, reply, fields }: Asked, service: ContactForms): Promise<FastifyReply> {
  const read = contactFate.safeParse(fields);
  if (!read.success) return send(reply, view, missingPage(view), 404);
  await service.sentElsewhere(link, read.data.answer);
  return reply.status(204).send();
}

/** Mails the message. @param wasAnswered whether something was shown before */
async function mail(asked: Asked, service: ContactForms, wasAnswered: boolean): Promise<FastifyReply> {
  const { link, place, view, reply, fields } = asked;
  const read = contactSending.safeParse(fields);
  if (!read.success) {
    const wrong = read.error.issues.map(({ path }) => String(path[0]));
    return send(reply, view, formPage(view, place, { ...filledOf(asked), key: randomUUID() }, wrong), 400);
  }
  const outcome = view.isTrial ? 'sent' : await service.send(link, read.data);
  return outcome === 'too-many'
    ? send(reply, view, tooManyPage(view, place, filledOf(asked)), 429)
    : send(reply, view, sentPage(view, place, read.data.email, wasAnswered));
}

/** What was filled in, right or wrong. */
const filledOf = ({ view, fields: { message = '', email = '', key = '' } }: Asked): Filled => ({
  message,
  email: view.isFramed ? undefined : email,
  key,
});

const isSet = ({ query }: FastifyRequest, name: string): boolean =>
  typeof query === 'object' && query !== null && name in query;

function viewOf(request: FastifyRequest): View {
  const path = request.url.split('?', 1)[0] ?? '';
  const chosen = queryText(request.query, 'lang', 100);
  const isTrial = isSet(request, TRIAL_PARAM);
  // Not that of a step, which is no address to be opened.
  const form = path.split('/').slice(0, 3).join('/');
  return {
    texts: chooseTexts(chosen, request.headers['accept-language']),
    isFramed: isSet(request, FRAMED_PARAM),
    isTrial,
    inLanguage: (language) => `${form}?lang=${language}${isTrial ? `&${TRIAL_PARAM}` : ''}`,
  };
}

/** Addresses of the parts of a form, in the language that was chosen. */
function addressesOf(key: string, { isFramed, isTrial }: View, request: FastifyRequest): FormPlace['to'] {
  const chosen = queryText(request.query, 'lang', 100);
  const language = LANGUAGES.find((texts) => texts.language === chosen)?.language;
  const query = [
    ...(language === undefined ? [] : [`lang=${language}`]),
    ...(isFramed ? [FRAMED_PARAM] : []),
    ...(isTrial ? [TRIAL_PARAM] : []),
  ].join('&');
  return (part) => contactPath(key, part) + (query === '' ? '' : `?${query}`);
}

/** Nothing of it is kept by browsers or caches: it holds what somebody wrote. */
const send = (reply: FastifyReply, view: View, page: Page, status = 200): FastifyReply =>
  reply
    .status(status)
    .headers({ ...NOT_LISTED, vary: 'accept-language', 'content-language': view.texts.language })
    .type('text/html; charset=utf-8')
    .send(writePage(view, page));
