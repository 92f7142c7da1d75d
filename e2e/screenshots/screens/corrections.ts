/** What a company answers itself. */
import { correctionRoutes } from '../../../contracts/chat/corrections.ts';
import { paths } from '../../../contracts/paths.ts';
import { answer, fail, fill, inTurn, openDialog, press, type Screen, see, unfold } from '../screen.ts';
import type { Places } from '../stage.ts';

const corrections = ({ productId }: Places) => paths.productCorrections.href(productId);
const questions = ({ productId }: Places) => `${paths.productQuestions.href(productId)}?search=vinegar`;
const WORDS = 'No. Vinegar attacks the seals of the boilers. Use our descaler 58-9010.';
const correct = inTurn(unfold, openDialog(/^Correct this answer/));
const write = inTurn(correct, fill({ 'Your answer': WORDS }));

export const correctionScreens: readonly Screen[] = [
  { name: 'corrections', person: 'owner', path: corrections },
  {
    name: 'likely-questions',
    person: 'owner',
    path: ({ productId }) => paths.likelyQuestions.href(productId),
    act: see('looked at'),
  },
  {
    name: 'starters',
    person: 'owner',
    path: ({ productId }) => `${paths.productDetails.href(productId)}?tab=first-questions`,
    act: see('Add question'),
  },
  { name: 'corrections-none-found', person: 'owner', path: (places) => `${corrections(places)}?search=zzz` },
  {
    name: 'corrections-empty',
    person: 'owner',
    path: corrections,
    prepare: answer(correctionRoutes.listCorrections, {
      status: 200,
      data: [],
      total: 0,
      page: 1,
      limit: 20,
    }),
    act: see('No corrections yet'),
  },
  {
    name: 'corrections-failed',
    person: 'owner',
    path: corrections,
    prepare: fail(correctionRoutes.listCorrections),
    act: see('Error Loading Data'),
  },
  { name: 'corrections-delete', person: 'owner', path: corrections, act: openDialog(/^Delete correction/) },
  { name: 'corrections-edit', person: 'owner', path: corrections, act: openDialog(/^Edit correction/) },
  {
    name: 'correct-answer',
    person: 'owner',
    path: questions,
    act: correct,
  },
  {
    name: 'correct-answer-preview',
    person: 'owner',
    path: questions,
    act: inTurn(write, see(/^Answer by /), (page) => page.getByText(/^Answer by /).scrollIntoViewIfNeeded()),
  },
  {
    name: 'correct-answer-errors',
    person: 'owner',
    path: questions,
    act: inTurn(correct, press('Save Correction'), see('Answer is required')),
  },
  {
    name: 'correct-answer-discard',
    person: 'owner',
    path: questions,
    act: inTurn(write, press('Cancel'), see('Discard what you wrote?')),
  },
];
