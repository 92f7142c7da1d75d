import { expect, it } from 'vitest';
import { parseQuestion } from '../question/parse-question.ts';
import { indexOf, makeManual, makeTable } from '../testing/make-manual.ts';
import { answeringCell, namedCells } from './row-cells.ts';

/** The cell of the only row that answers a question; null where none does alone. */
function answerOf(header: string[], row: string[], question: string): string | null {
  const index = indexOf(makeManual([{ heading: 'Table', ...makeTable(header, [row]), page: 1 }]));
  const cells = namedCells({ cells: row, start: 0, end: 0 }, header);
  const at = answeringCell(index, 0, cells, parseQuestion(index, question));
  return at === null ? null : (cells[at]?.text ?? '');
}

const FAULTS = ['Fault', 'Cause', 'Remedy'];
const FAULT = ['The lamp blinks red.', 'The filter is clogged.', 'Rinse the filter.'];

it.each([
  ['what to do about a fault', FAULTS, FAULT, 'the lamp blinks red', 'Rinse the filter.'],
  [
    'a column that is named',
    FAULTS,
    FAULT,
    'What is the cause of the red lamp blinking?',
    'The filter is clogged.',
  ],
  [
    'what is not said by the question, which may name the last cell',
    FAULTS,
    FAULT,
    'When do I rinse the filter?',
    'The lamp blinks red.',
  ],
  [
    'the kind of thing that is asked for',
    ['Part', 'Note', 'Interval'],
    ['Filter', 'Without soap', '2 h'],
    'how long does the filter take',
    '2 h',
  ],
  [
    'what explains, asked for a meaning',
    ['Code', 'Class', 'Reason'],
    ['E14', 'B', 'The water flows too slowly.'],
    'what does E14 mean',
    'The water flows too slowly.',
  ],
])('%s answers', (_, header, row, question, answer) => {
  expect(answerOf(header, row, question)).toBe(answer);
});

it('of several cells that hold what is asked for none answers alone', () => {
  expect(answerOf(['', 'X100', 'X200'], ['Weight', '12 kg', '15 kg'], 'how heavy is it')).toBeNull();
  expect(answerOf(['', 'X100', 'X200'], ['Weight', '12 kg', '15 kg'], 'how heavy is the X200')).toBe('15 kg');
});

it('parts the items of a list in a cell, and joins the lines of a sentence', () => {
  const [cell] = namedCells({ cells: ['• Check the\nplug.\n• Call the service.'], start: 0, end: 0 }, [
    'Remedy:',
  ]);
  expect(cell).toEqual({ name: 'Remedy', text: '• Check the plug.\n• Call the service.' });
});
