import { describe, expect, it } from 'vitest';
import { makeManual, makeSteps, makeTable, type PassageDraft } from '../ask/testing/make-manual.ts';
import { runAtOnce } from '../runtime/pieces.ts';
import { findUpkeep, MAX_UPKEEP } from './find-upkeep.ts';

const find = (...drafts: PassageDraft[]) => runAtOnce(findUpkeep(makeManual(drafts)));
const told = (...drafts: PassageDraft[]) =>
  find(...drafts).map(({ task, interval: { period, uses } }) => [
    task,
    period && `${period.count} ${period.unit}`,
    uses,
  ]);

describe('in running text', () => {
  it('takes the sentence with its place', () => {
    const text = 'The filter holds back lime. Replace it every 2 months or 60 litres. It costs little.';
    expect(find({ text, page: 7, heading: 'Filter' })).toEqual([
      {
        task: 'Replace it every 2 months or 60 litres.',
        interval: {
          printed: 'every 2 months or 60 litres',
          period: { count: 2, unit: 'month' },
          uses: '60 litres',
        },
        heading: 'Filter',
        page: 7,
        boxes: [{ page: 7, box: { x: 0.1, y: 0, width: 0.8, height: 0.05 } }],
        passage: 0,
      },
    ]);
  });

  it('takes a step, and no sentence that only tells', () => {
    expect(
      told(
        makeSteps(['Wipe the sensor once a week.', 'Close the lid.']),
        { text: 'The tank is heated once a week. The app sends a report every month.' },
        { text: 'The device is cleaned automatically every 3 days.' },
        { text: 'Should I clean it every day?' },
        { text: 'If it smells, clean it once a week for 3 weeks.' },
      ),
    ).toEqual([['Wipe the sensor once a week.', '1 week', null]]);
  });

  it('takes the items of a list under an interval, and no steps of a procedure', () => {
    const items = ['Clean the seal', 'Check the hose', 'See below'];
    const bullets = makeSteps(items);
    const list = { ...bullets, steps: (bullets.steps ?? []).map((step) => ({ ...step, marker: '•' })) };
    expect(told({ ...list, context: 'Every month:' })).toEqual([
      ['Clean the seal', '1 month', null],
      ['Check the hose', '1 month', null],
    ]);
    expect(told({ ...bullets, context: 'Every month:' })).toEqual([]);
    expect(told({ ...list, heading: 'Every 6 months' }).map(([, every]) => every)).toEqual([
      '6 month',
      '6 month',
    ]);
  });

  it('takes a heading that names task and interval', () => {
    expect(told({ text: 'Use a damp cloth.', heading: '9.2 Daily cleaning' })).toEqual([
      ['9.2 Daily cleaning', '1 day', null],
    ]);
    expect(told({ text: 'Use a damp cloth.', heading: '13 Daily use' })).toEqual([]);
  });

  it('takes no work for upkeep that only says when', () => {
    expect(
      told(
        { heading: 'After each wash', text: 'The machine is off. Leave the door open.' },
        { text: 'After each wash the lamp stays on for a while.' },
      ),
    ).toEqual([]);
  });

  it('tells the same once', () => {
    expect(told({ text: 'Clean it weekly.' }, { text: 'CLEAN IT WEEKLY!' })).toHaveLength(1);
  });
});

describe('in tables', () => {
  const schedule = (heading = 'Maintenance'): PassageDraft => ({
    ...makeTable(
      ['Interval', 'Work', 'Who'],
      [
        ['Every day', 'Rinse the tank', 'User'],
        ['Every 7 days or\n70 coffees', 'Clean the group', 'User'],
        ['When it appears', 'Descale', 'User'],
        ['Every 24 months', 'Wiring, hoses', 'Electrician'],
      ],
    ),
    heading,
    page: 18,
  });

  it('reads a column of intervals', () => {
    expect(told(schedule())).toEqual([
      ['Rinse the tank', '1 day', null],
      ['Clean the group', '7 day', '70 coffees'],
      ['Wiring, hoses', '24 month', null],
    ]);
    expect(find(schedule()).map(({ page }) => page)).toEqual([18, 18, 18]);
  });

  it('reads the rows of a table that goes on in further passages, once', () => {
    const first = { ...schedule(), continues: 0 };
    const rest = {
      ...makeTable(['Interval', 'Work', 'Who'], [['Every month', 'Clean the lid', 'User']]),
      heading: 'Maintenance',
      continues: 0,
    };
    expect(told(first, rest).map(([task]) => task)).toEqual([
      'Rinse the tank',
      'Clean the group',
      'Wiring, hoses',
      'Clean the lid',
    ]);
  });

  it('reads marks under intervals', () => {
    const table = makeTable(
      ['Task', 'Daily', 'Weekly', '500 h', 'See'],
      [
        ['Drip tray', 'x', 'x', '', '14.3'],
        ['Tank', '', '●', '', '14.4'],
        ['Gasket', '–', '–', '✓', '14.5'],
        ['Lamp', '', '', '', 'never'],
      ],
    );
    expect(told({ ...table, heading: 'Intervals' })).toEqual([
      ['Drip tray', '1 day', null],
      ['Tank', '1 week', null],
      ['Gasket', null, '500 h'],
    ]);
  });

  it('leaves tables of other things alone', () => {
    const hardness = makeTable(
      ['Water', 'Regeneration'],
      [
        ['soft', 'every 10 cycles'],
        ['hard', 'every 4 cycles'],
      ],
    );
    const reports = makeTable(
      ['Report', 'Sent'],
      [
        ['Sales', 'daily'],
        ['Payouts', 'weekly'],
      ],
    );
    expect(told({ ...hardness, heading: 'Setting the water' }, { ...reports, heading: 'Reports' })).toEqual(
      [],
    );
  });
});

it('finds nothing in an empty manual, and no more than anybody reads', () => {
  expect(find()).toEqual([]);
  const many = Array.from({ length: MAX_UPKEEP + 9 }, (_, i) => ({ text: `Clean part ${i} every week.` }));
  expect(find(...many)).toHaveLength(MAX_UPKEEP);
});
