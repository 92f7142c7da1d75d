import { describe, expect, it } from 'vitest';
import { ask } from '../ask.ts';
import { DESCALING, FILLER, TABLE } from '../testing/kettle.ts';
import { indexOf, makeManual, makeTable, type PassageDraft } from '../testing/make-manual.ts';
import { parseQuestion } from './parse-question.ts';

const index = indexOf(makeManual([...DESCALING, TABLE, ...FILLER]));

describe('ask about a code', () => {
  it.each(['what does E-04 mean', 'error e 04', 'E04?', 'display shows E 04'])(
    'answers %j with its row of the table',
    (question) => {
      const { table, citations } = ask(index, question);
      expect(table?.header).toEqual(['Code', 'Meaning']);
      expect(table?.rows).toEqual([['E-04', 'The heater is overheated']]);
      expect(citations[table?.citation ?? -1]?.quote).toBe('E-04\tThe heater is overheated');
    },
  );

  it.each(['what does E-07 mean', 'error e 7', 'display shows E07', 'Is the KX-900 the same kettle?'])(
    'refuses %j, because the manual does not hold the code, instead of answering with its neighbour',
    (question) => {
      const answer = ask(index, question);
      expect(answer).toMatchObject({ answered: false, band: 'none', citations: [], steps: [], table: null });
      expect(answer.content).toBe('The manual does not say.');
    },
  );

  it.each(['F18', 'F: 18', 'f 18?'])('answers %j where displays part their codes by a colon', (question) => {
    const rows = [
      ['F: 17', 'Open the tap.'],
      ['F: 18', 'The pump is blocked.'],
    ];
    const washer = indexOf(
      makeManual([...FILLER, { ...makeTable(['Display', 'Remedy'], rows), heading: 'Faults' }]),
    );
    expect(ask(washer, question).table?.rows).toEqual([['F: 18', 'The pump is blocked.']]);
  });

  it.each(['and 88?', 'und 88?'])('reads %j behind a code as the number of another', (question) => {
    const rows = [
      ['87', 'Boiler too hot'],
      ['88', 'Boiler too cold'],
    ];
    const boiler = indexOf(
      makeManual([...FILLER, { ...makeTable(['Error', 'Meaning'], rows), heading: 'Errors' }]),
    );
    expect(ask(boiler, question, [{ question: 'What does error 87 mean?' }]).band).not.toBe('none');
    expect(ask(boiler, 'and 99?', [{ question: 'What does error 87 mean?' }]).band).not.toBe('answer');
  });

  it('shows the closest passages for an unknown code in a long story, which need not be about it', () => {
    const story =
      'Since last week the kettle shows E-04 or E-77 in the evening, the heater seems overheated, the lid is closed, ' +
      'there is water in the tank, the base is dry, and the carton and receipt are gone. What can we do?';
    const answer = ask(index, story);
    expect(answer.band).not.toBe('answer');
  });

  it.each(['error 4', 'fehler 4'])(
    'understands %j where the codes of the manual leave no doubt',
    (question) => {
      const { table } = ask(index, question.replace('fehler', 'error'));
      expect(table?.rows).toEqual([['E-04', 'The heater is overheated']]);
    },
  );

  it('finds a name by its digits alone, and no longer one that ends in them', () => {
    const driver = { heading: 'Motors', page: 7, text: 'The TMC2209 drives each of the motors.' };
    const chips = indexOf(makeManual([...FILLER, driver]));
    expect(ask(chips, 'how do I wire the 2209 driver').citations[0]?.page).toBe(7);
    expect(ask(chips, 'where is the 20900').band).toBe('none');
    expect(ask(chips, 'where is the 00209').band).toBe('none');
  });

  it('refuses a code whose parts stand in others', () => {
    const signals = makeTable(
      ['Signal', 'Band'],
      [
        ['L2C-D', '1227'],
        ['L5-P', '1176'],
        ['L1-Q', '1575'],
      ],
    );
    const codes = indexOf(makeManual([{ ...signals, heading: 'Signals' }, ...FILLER]));
    expect(ask(codes, 'What does L2C-P mean?').band).toBe('none');
    expect(ask(codes, 'What does L2C-D mean?').band).toBe('answer');
    expect(parseQuestion(codes, 'What does 50.0.D mean?').unknownIdentifiers).toEqual(['50.0.D']);
  });

  it('of a series that the manual has, but not itself, is unknown, though the manual has both of its parts', () => {
    const rows = [
      ['D1-NAV', '50'],
      ['D2-NAV', '500'],
    ];
    const drafts = [
      { heading: 'Messages', ...makeTable(['Data', 'Rate'], rows) },
      { heading: 'Appendix', text: 'Section D3 has what a NAV message is made of.' },
    ];
    const series = indexOf(makeManual([...drafts, ...FILLER]));
    expect(ask(series, 'D2-NAV').band).toBe('answer');
    expect(ask(series, 'D3-NAV').band).toBe('none');
  });

  it.each(['5-10 mm', '1.5-2h', '2-4kg', '220-240V'])('takes %s for no code', (range) => {
    const { unknownIdentifiers } = parseQuestion(index, `Can I use it with ${range}?`);
    expect(unknownIdentifiers).toEqual([]);
  });

  it('leaves a number that begins a row of its own, though other codes have letters', () => {
    const answers = makeTable(
      ['Code', 'Meaning'],
      [
        ['04', 'The card is blocked'],
        ['12', 'Not allowed'],
      ],
    );
    const both = indexOf(makeManual([TABLE, { ...answers, heading: 'Replies' }, ...FILLER]));
    for (const question of ['error 04', 'code 04, what do I tell the gentleman?'])
      expect(ask(both, question)).toMatchObject({
        band: 'answer',
        table: { rows: [['04', 'The card is blocked']] },
      });
  });

  it('refuses “error 7” where all errors are E-codes and none is E-07', () => {
    expect(ask(index, 'error 7')).toMatchObject({ band: 'none', citations: [] });
  });

  describe('of a number alone', () => {
    const setting = makeTable(
      ['No.', 'Setting', 'Range'],
      [
        ['7', 'Steam', 'On, Off'],
        ['4', 'Light', 'On, Off'],
      ],
    );
    const parts = { heading: 'Settings', page: 8, ...setting };

    it('takes a setting or a part of that number for no error', () => {
      const numbered = indexOf(makeManual([parts, ...FILLER]));
      for (const question of ['error 7', 'what does error code 7 mean'])
        expect(ask(numbered, question)).toMatchObject({ band: 'none', citations: [] });
      expect(ask(numbered, 'setting 7').table?.rows).toContainEqual(['7', 'Steam', 'On, Off']);
    });

    it('finds the E-code of that number beside a setting of it', () => {
      const both = indexOf(makeManual([parts, TABLE, ...FILLER, { ...setting, heading: 'Parts' }]));
      expect(ask(both, 'error 4').table?.rows).toEqual([['E-04', 'The heater is overheated']]);
    });

    it.each([
      { heading: 'Errors', text: '7 The pump is blocked. Clean it.' },
      { heading: 'Pump', text: 'Error 7: the pump is blocked. Clean it.' },
      { heading: 'Pump', text: 'Error codes 5, 6 and 7 tell that the pump is blocked. Clean it.' },
      { heading: 'Display', ...makeTable(['Shown', 'Meaning'], [['7', 'The pump is blocked']]) },
    ])('answers where it is one: $text', (draft) => {
      const told = indexOf(makeManual([draft, ...FILLER]));
      expect(ask(told, 'error 7').band).toBe('answer');
    });
  });

  it('does not take the first of two kinds of codes for a bare number', () => {
    const codes = ['E-01', 'E-02', 'E-03', 'ER-01', 'ER-02', 'ER-03'].map((code) => ({
      heading: code,
      text: `${code} The valve of pump ${code} is stuck.`,
    }));
    expect(ask(indexOf(makeManual([...codes, ...FILLER])), 'error 2').band).not.toBe('answer');
  });

  it('answers with the item of a code list, up to the next code', () => {
    const text = 'E-21 The fan is blocked.\nClean the grille.\nE-22 The fan is worn.\nCall the service.';
    const list = indexOf(makeManual([...FILLER, { heading: 'Fan', page: 5, text }]));
    const answer = ask(list, 'what does E-21 mean');
    expect(answer).toMatchObject({ band: 'answer', content: 'E-21 The fan is blocked.\nClean the grille.' });
  });

  it('never answers about a code with a passage that does not hold it, however well the rest fits', () => {
    const drafts = [
      {
        heading: 'Descale soon',
        page: 3,
        text: 'What does the message Descale soon mean? Descale soon. It means scale.',
      },
      { heading: 'Messages', page: 9, text: 'The lamp shows E-33 for an open lid.' },
    ];
    const answer = ask(indexOf(makeManual([...drafts, ...FILLER])), 'What does the message E-33 mean?');
    expect(answer.citations[0]?.quote).toBe('The lamp shows E-33 for an open lid.');
  });

  it('gives the further causes of a code, which stand in rows without one', () => {
    const rows = [
      ['E-41', 'Pump'],
      ['', 'Hose'],
      ['E-42', 'Valve'],
    ];
    const drafts = [{ heading: 'Codes', ...makeTable(['Code', 'Cause'], rows) }, ...FILLER];
    expect(ask(indexOf(makeManual(drafts)), 'E-41').table?.rows).toEqual(rows.slice(0, 2));
  });

  it('brings the row of a part number before whatever else mentions it, however it is typed', () => {
    const rows = [
      ['Gasket', '58-1120'],
      ['Screen', '58-1121'],
    ];
    const change = { heading: 'Changing the gasket', text: '58-1120 is the gasket. Take out 58-1120 first.' };
    const index = indexOf(
      makeManual([change, { heading: 'Parts', ...makeTable(['Part', 'Number'], rows) }, ...FILLER]),
    );
    for (const question of ['58-1120', '581120', 'What is 58-1120?'])
      expect(ask(index, question).table?.rows, question).toEqual([rows[0]]);
    for (const question of ['58-1129', '581129', 'What is 58-1129?'])
      expect(ask(index, question).band, question).toBe('none');
  });

  it('takes the row that begins with a code before those that mention it', () => {
    const rows = [
      ['PUMP-1', 'Supply of IN2'],
      ['IN2', 'Level of the tank'],
    ];
    const index = indexOf(makeManual([{ heading: 'Pins', ...makeTable(['Pin', 'Use'], rows) }, ...FILLER]));
    for (const question of ['IN2', 'in 2', 'what does IN2 mean'])
      expect(ask(index, question).table?.rows[0], question).toEqual(rows[1]);
    expect(ask(index, 'in 6').band).toBe('none');
  });

  it('does not take a number for known because others have its parts', () => {
    const text = 'Card RC064M-9 holds socket SK8-15. Card RC100X-13 is for 64 pins.';
    const index = indexOf(makeManual([{ heading: 'Cards', text }, ...FILLER]));
    expect(ask(index, 'RC064M-9').band).toBe('answer');
    expect(ask(index, 'RC064M-15').band).toBe('none');
  });

  it('leaves out a warning that names other codes', () => {
    const label = (text: string): PassageDraft => ({
      heading: 'Error messages',
      kind: 'warning',
      level: 'warning',
      text,
    });
    const warned = indexOf(
      makeManual([
        TABLE,
        label('WARNING Code E-05: hot parts.'),
        label('WARNING Pull the plug first.'),
        ...FILLER,
      ]),
    );
    expect(ask(warned, 'what does E-04 mean').warnings.map(({ text }) => text)).toEqual([
      'WARNING Pull the plug first.',
    ]);
  });
});
