import { createIndexBuilder } from '../index/build-index.ts';
import { sleep } from '../runtime/event-loop.ts';
import { plainPassage } from '../structure/plain-passage.ts';
import { ask } from './ask.ts';

const PASSAGE = plainPassage({
  ordinal: 0,
  section: 0,
  heading: 'Starting the pump',
  path: [],
  text: 'Press Start for 3 seconds. The pump runs when the water is warm. Only a qualified technician may open it.',
  page: 1,
});

/** Between them they need most of what questions need: a fault, an amount, a fact, an instruction. */
const QUESTIONS = [
  'The pump does not start',
  'How warm is the water?',
  'Who may open it?',
  'How do I start it?',
];

const PAUSE_MS = 50;

/**
 * Makes the word tables and expressions of English that the first question would otherwise wait for: two tenths of a
 * second. A question at a time with a pause before each, so that who waits for the program is answered first.
 */
export async function warmUp(): Promise<void> {
  const builder = createIndexBuilder();
  builder.addManual({
    manualId: '',
    title: '',
    language: 'en',
    sections: [],
    passages: [PASSAGE],
    figures: [],
  });
  const index = builder.build();
  for (const question of QUESTIONS) {
    await sleep(PAUSE_MS);
    ask(index, question);
  }
}
