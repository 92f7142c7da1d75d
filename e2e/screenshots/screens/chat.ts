/** The customer's chat. */
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { chatRoutes } from '../../../contracts/chat/chat.ts';
import { type OfflineMeaning, offlineMeaningRoutes } from '../../../contracts/chat/offline-meaning.ts';
import { paths } from '../../../contracts/paths.ts';
import { fakeListening, fakeSpeaking, finishSpeaking } from '../../lib/fake-speech.ts';
import { saveChat } from '../../lib/saved-chat.ts';
import { answer, fail, hang, inTurn, openDialog, press, type Screen, see } from '../screen.ts';
import type { Places } from '../stage.ts';

const PHOTO = join(import.meta.dirname, '../../../sample/photos/e-07.jpg');
const SAVE = 'Save for offline';
const UNKNOWN = 'Which football club won the cup in 1974?';

/** As a server says it that has learnt an English manual. */
const MEANING: OfflineMeaning = {
  ...{ revision: 'one', passages: 'one', vectorBytes: 400_000 },
  models: [{ model: 'english', files: [{ file: 'model.onnx', path: '', bytes: 23_900_000, sha256: '' }] }],
};

const begun = ({ chat }: Places) => chat;
const fresh = ({ newChat }: Places) => newChat;
const ask = (question: string) =>
  inTurn((page: Page) => page.getByRole('textbox').fill(question), press('Send'));
const choosePhoto = (page: Page) => page.locator('input[type=file]').setInputFiles(PHOTO);

/** What runs these scripts has functions tell their names to a helper, which pages lack. */
const knowNames = (page: Page) => page.addInitScript('globalThis.__name = (named) => named');

export const chatScreens: readonly Screen[] = [
  { name: 'chat', person: 'visitor', path: begun },
  {
    name: 'chat-page',
    person: 'visitor',
    path: begun,
    act: openDialog(/^p\. ?\d+/),
    only: 'phone',
  },
  { name: 'chat-new', person: 'visitor', path: fresh },
  { name: 'chat-upkeep', person: 'visitor', path: fresh, act: openDialog(/^Upkeep$/) },
  {
    name: 'chat-thinking',
    person: 'visitor',
    path: fresh,
    prepare: hang(chatRoutes.askBot),
    act: inTurn(ask('How do I descale it?'), see('Leafing through the manual')),
    isUnfinished: true,
  },
  {
    name: 'chat-question-failed',
    person: 'visitor',
    path: fresh,
    prepare: fail(chatRoutes.askBot),
    act: inTurn(ask('How do I descale it?'), (page) =>
      page.getByRole('button', { name: 'Try Again' }).waitFor(),
    ),
  },
  {
    name: 'chat-out-of-queries',
    person: 'visitor',
    path: fresh,
    prepare: answer(chatRoutes.askBot, { status: 402, code: 'out_of_queries', message: 'Out of queries.' }),
    act: inTurn(ask('How do I descale it?'), see('You are currently out of queries.')),
  },
  {
    name: 'chat-refusal',
    person: 'visitor',
    path: ({ refusedChat }) => refusedChat,
    act: inTurn(see(UNKNOWN), see('The manual does not say.')),
  },
  {
    name: 'chat-by-company',
    person: 'visitor',
    path: ({ correctedChat }) => correctedChat,
    act: see(/^Answer by /),
  },
  {
    name: 'chat-hands-free',
    person: 'visitor',
    path: fresh,
    prepare: inTurn(knowNames, fakeListening, fakeSpeaking),
    act: inTurn(
      ask('How do I descale it?'),
      press('Step by step'),
      press('Hands free'),
      finishSpeaking,
      see('Say “next”, “back”, “repeat”, “how far” or “stop”.'),
    ),
  },
  {
    name: 'chat-photo',
    person: 'visitor',
    path: fresh,
    act: inTurn(choosePhoto, (page) => page.getByRole('button', { name: 'Send photo' }).waitFor()),
  },
  { name: 'chat-closed', person: 'visitor', path: ({ closedChat }) => closedChat },
  {
    name: 'chat-unknown',
    person: 'visitor',
    path: ({ companyId, productId }) => paths.chat.href(companyId, productId, 'no-such-link'),
  },
  { name: 'chat-failed', person: 'visitor', path: fresh, prepare: fail(chatRoutes.currentBot) },
  {
    name: 'chat-loading',
    person: 'visitor',
    path: fresh,
    prepare: hang(chatRoutes.currentBot),
    isUnfinished: true,
  },
  {
    name: 'chat-save',
    person: 'visitor',
    path: fresh,
    act: inTurn(press(SAVE), see(/This takes/)),
  },
  {
    name: 'chat-save-meaning',
    person: 'visitor',
    path: fresh,
    prepare: answer(offlineMeaningRoutes.offlineMeaning, { status: 200, data: { meaning: MEANING } }),
    act: inTurn(press(SAVE), see(/This takes/), see(/Understand questions by their meaning/)),
  },
  {
    // The last of this link: it stays saved in the visitor's browser.
    name: 'chat-offline',
    person: 'visitor',
    path: fresh,
    act: inTurn(
      async (page) => void (await saveChat(page)),
      fail(chatRoutes.currentBot),
      fail(chatRoutes.askBot),
      (page) => page.reload(),
      see(/^You are offline/),
      ask('How do I descale it?'),
      see('1 question will be sent'),
    ),
  },
];
