/** A vendor's customers: their chatbots, and what they asked. */
import { analyticsRoutes } from '../../../contracts/analytics/analytics.ts';
import { chatbotRoutes } from '../../../contracts/chat/chatbots.ts';
import { paths } from '../../../contracts/paths.ts';
import {
  answer,
  chooseMore,
  fail,
  fill,
  inTurn,
  openDialog,
  press,
  type Screen,
  see,
  seeDialog,
  unfold,
} from '../screen.ts';
import type { Places } from '../stage.ts';

const one = ({ companyId, productId }: Places) => paths.createLink.href(companyId, productId);
const many = (places: Places) => `${one(places)}?customers=many`;
const questions = ({ productId }: Places) => paths.productQuestions.href(productId);
const address = 'dana@customer.example';

const creating: Screen[] = [
  { name: 'create-link', person: 'owner', path: one },
  {
    name: 'create-link-errors',
    person: 'owner',
    path: one,
    act: inTurn(
      fill({ 'Customer e-mail': 'nobody' }),
      press('Submit Order'),
      see('Enter a complete address'),
    ),
  },
  { name: 'create-links', person: 'owner', path: many },
  {
    name: 'create-links-results',
    person: 'owner',
    path: many,
    prepare: answer(chatbotRoutes.createBots, {
      status: 201,
      data: [
        { email: address, outcome: 'created', link: 'https://manuals.example/chatbot/a/b/c' },
        { email: 'eli@customer.example', outcome: 'exists', link: 'https://manuals.example/chatbot/a/b/d' },
        { email: 'nobody', outcome: 'invalid', link: null },
        { email: 'late@customer.example', outcome: 'limit', link: null },
      ],
    }),
    act: inTurn(
      fill({ 'Customer e-mails': `${address}\neli@customer.example\nnobody\nlate@customer.example` }),
      press(/^Create \d Chatbots/),
      see('What became of each address'),
    ),
  },
];

const list: Screen[] = [
  { name: 'chatbots', person: 'owner', path: paths.chatbots.path },
  { name: 'chatbots-empty', person: 'beginner', path: paths.chatbots.path },
  { name: 'conversation', person: 'owner', path: ({ conversation }) => conversation },
  {
    name: 'conversation-erase',
    person: 'owner',
    path: ({ conversation }) => conversation,
    act: openDialog('Erase Customer'),
  },
  { name: 'chatbots-none-found', person: 'owner', path: `${paths.chatbots.path}?search=zzz` },
  {
    name: 'chatbots-limit',
    person: 'owner',
    path: paths.chatbots.path,
    act: inTurn(chooseMore('Change the query limit'), seeDialog),
  },
  {
    name: 'chatbots-embed',
    person: 'owner',
    path: paths.chatbots.path,
    act: inTurn(chooseMore('On your website'), seeDialog),
  },
  {
    name: 'chatbots-contact',
    person: 'owner',
    path: paths.chatbots.path,
    act: inTurn(
      chooseMore('On your website'),
      seeDialog,
      (page) => page.getByRole('tab', { name: 'Contact form' }).click(),
      (page) => page.frameLocator('iframe').getByLabel('Message').waitFor(),
    ),
  },
  { name: 'chatbots-more', person: 'owner', path: paths.chatbots.path, act: press(/^More for /) },
  { name: 'chatbots-delete', person: 'owner', path: paths.chatbots.path, act: openDialog(/^Delete/) },
  {
    name: 'chatbots-copied',
    person: 'owner',
    path: paths.chatbots.path,
    act: inTurn(press('Copy URL'), see('Chatbot URL copied to clipboard!')),
  },
  {
    name: 'chatbots-failed',
    person: 'owner',
    path: paths.chatbots.path,
    prepare: fail(chatbotRoutes.yourBots),
    act: see('Error Loading Data'),
  },
];

const asked: Screen[] = [
  { name: 'questions', person: 'owner', path: questions },
  { name: 'questions-answer', person: 'owner', path: questions, act: unfold },
  {
    name: 'questions-page',
    person: 'owner',
    path: questions,
    act: inTurn(unfold, openDialog(/^p\. \d/)),
  },
  {
    name: 'questions-empty',
    person: 'owner',
    path: questions,
    prepare: answer(analyticsRoutes.singleProductMessages, {
      status: 200,
      data: [],
      total: 0,
      page: 1,
      limit: 20,
    }),
    act: see('No questions yet'),
  },
  {
    name: 'questions-none-found',
    person: 'owner',
    path: (places) => `${questions(places)}?search=zzz`,
    act: see('No question found'),
  },
  {
    name: 'questions-failed',
    person: 'owner',
    path: questions,
    prepare: fail(analyticsRoutes.singleProductMessages),
    act: see('Error Loading Data'),
  },
];

export const customerScreens: readonly Screen[] = [...creating, ...list, ...asked];
