import { describe, expect, it } from 'vitest';
import {
  CHOICE_TEXT,
  CLOSEST_TEXT,
  matchText,
  NO_MATCH_TEXT,
  REFUSAL_TEXT,
  UNREAD_TEXT,
  VIDEO_TEXT,
} from '../../../../contracts/chat/answer-texts.ts';
import type { Message } from '../../../../contracts/chat/messages.ts';
import { german } from '../languages/de-texts.ts';
import { sectionsOf } from '../pages/sections.ts';
import { english, speakChat, texts } from '../shell/texts.ts';
import { kindsOf, sampleAnswer, sampleCitation, sampleStep } from '../testing/samples.ts';
import { answerParts, mainCitation } from './answer-parts.ts';
import { answerText } from './answer-text.ts';
import { citationAt } from './place.ts';

describe('answerParts', () => {
  it("shows words that stand in the quote as the manual's sheet and nothing as ours", () => {
    const parts = answerParts(sampleAnswer());
    expect(kindsOf(parts)).toEqual(['sheet']);
    expect(parts[0]).toMatchObject({ paragraphs: ['Clean the strainer once a year.'], index: 0 });
  });

  it('keeps our own sentence plain and shows the whole quote below it', () => {
    const parts = answerParts(sampleAnswer({ content: 'The strainer is blocked.' }));
    expect(parts[0]).toEqual({ kind: 'ours', text: 'The strainer is blocked.' });
    expect(parts[1]).toMatchObject({ kind: 'sheet', paragraphs: [sampleCitation().quote] });
  });

  it('offers the whole of a list behind words of it, without a lead, too', () => {
    const parts = answerParts(sampleAnswer({ passage: 'Once a year:\n• Clean the strainer.\n• Oil it.' }));
    expect(kindsOf(parts)).toEqual(['sheet', 'fold']);
    expect(parts[1]).toMatchObject({ of: 'passage', text: expect.stringContaining('• Oil it.') });
  });

  it('begins a long procedure with its first steps and loses none', () => {
    const text = 'Close the valve and wait until the hand of the gauge stands still.';
    const steps = ['1.', '2.', '3.', '4.', '5.'].map((marker) => ({ ...sampleStep(marker, 0), text }));
    const parts = answerParts(sampleAnswer({ content: '8.3 Cleaning the strainer', steps }));
    expect(kindsOf(parts)).toEqual(['sheet', 'fold']);
    expect(parts[0]).toMatchObject({ steps: steps.slice(0, 4) });
    expect(parts[1]).toMatchObject({ of: 'steps', count: 5, sheets: [{ steps: steps.slice(4) }] });
  });

  it('shows fewer steps below a label, and all of them where they are short', () => {
    const text = 'Close the valve and wait until the hand of the gauge stands still.';
    const steps = ['1.', '2.', '3.', '4.', '5.'].map((marker) => ({ ...sampleStep(marker, 0), text }));
    const warnings = [{ level: 'warning' as const, text, page: 38, citation: 0 }];
    const content = '8.3 Cleaning the strainer';
    const sheetOf = (message: Message) => answerParts(message).find(({ kind }) => kind === 'sheet');
    expect(sheetOf(sampleAnswer({ content, steps, warnings }))).toMatchObject({ steps: steps.slice(0, 3) });
    const short = steps.map((step) => ({ ...step, text: 'Press OK.' }));
    expect(sheetOf(sampleAnswer({ content, steps: short }))).toMatchObject({ steps: short });
  });

  it('parts no step from those that stand below it', () => {
    const text = 'Close the valve and wait until the hand of the gauge stands still.';
    const step = (marker: string, level = 0) => ({ ...sampleStep(marker, 0), text, level });
    const steps = [step('1.'), step('2.'), step('a)', 1), step('b)', 1), step('c)', 1), step('3.')];
    const [sheet] = answerParts(sampleAnswer({ content: '8.3 Cleaning the strainer', steps }));
    expect(sheet).toMatchObject({ steps: steps.slice(0, 1) });
  });

  it('says in the customer’s language that nothing is read yet', () => {
    speakChat(german.chat);
    const [part] = answerParts(sampleAnswer({ content: UNREAD_TEXT, citations: [] }));
    speakChat(english);
    expect(part).toEqual({ kind: 'ours', text: german.chat.answer.unread });
  });

  it.each(['none', 'closest'] as const)(
    'says so of a photo that matches nothing, where the manual is %s',
    (band) => {
      speakChat(german.chat);
      const message = sampleAnswer({ content: NO_MATCH_TEXT, answered: false, band });
      const parts = answerParts(message);
      const copied = answerText(message);
      speakChat(english);
      expect(parts[0]).toMatchObject({ text: german.chat.photo.noMatch });
      expect(copied).toContain(german.chat.photo.noMatch);
      expect(copied).not.toContain('photo');
    },
  );

  it.each(['none', 'closest', 'answer'] as const)('has no English around the manual’s words: %s', (band) => {
    speakChat(german.chat);
    const quote = '掃除してください。';
    const said = { none: REFUSAL_TEXT, closest: `${CLOSEST_TEXT}\n${quote}`, answer: quote }[band];
    const citations = band === 'none' ? [] : [sampleCitation({ quote, title: '説明書', heading: '掃除' })];
    const copied = answerText(sampleAnswer({ content: said, answered: band === 'answer', band, citations }));
    speakChat(english);
    for (const text of [REFUSAL_TEXT, CLOSEST_TEXT, 'passages', 'manual']) expect(copied).not.toContain(text);
  });

  it("keeps the procedure's order when the part that was found is not its first", () => {
    const message = sampleAnswer({
      content: '8.3 Cleaning the strainer',
      citations: [sampleCitation({ page: 39 }), sampleCitation({ page: 38 })],
      steps: [sampleStep('1.', 1), sampleStep('2.', 1), sampleStep('3.', 0)],
    });
    const sheets = answerParts(message).filter((part) => part.kind === 'sheet');
    expect(sheets.map((sheet) => sheet.steps.map(({ marker }) => marker))).toEqual([['1.', '2.'], ['3.']]);
    expect(kindsOf(answerParts(message))).toEqual(['sheet', 'sheet']);
    expect(mainCitation(message)).toBe(1);
  });

  it('shows the rows of a table as a table and not once more as text', () => {
    const rows = ['E14 Flow too low', 'E15 Pump blocked'];
    const message = sampleAnswer({
      content: rows.join('\n'),
      citations: rows.map((quote) => sampleCitation({ quote })),
      table: {
        header: ['Code', 'Meaning'],
        rows: [
          ['E14', 'Flow too low'],
          ['E15', 'Pump blocked'],
        ],
        citation: 0,
      },
    });
    const parts = answerParts(message);
    expect(kindsOf(parts)).toEqual(['sheet']);
    expect(parts[0]).toMatchObject({ paragraphs: [], table: { citation: 0 } });
  });

  it('names further passages, at most two, a line each', () => {
    const elsewhere = [41, 42, 43, 44].map((page) => sampleCitation({ quote: `Page ${page}.`, page }));
    const parts = answerParts(sampleAnswer({ citations: [sampleCitation(), ...elsewhere] }));
    expect(parts.slice(1)).toMatchObject([{ kind: 'places', places: [{ index: 1 }, { index: 2 }] }]);
  });

  it('reads a row of a table that comes nearest as a table', () => {
    const row = { header: ['Code', 'Meaning'], cells: ['E15', 'Pump\nblocked'] };
    const citations = [sampleCitation({ quote: 'E15\nPump\nblocked', page: 41, row })];
    expect(answerParts(sampleAnswer({ content: 'Ours.', citations })).at(-1)).toMatchObject({
      kind: 'sheet',
      paragraphs: [],
      table: { header: row.header, rows: [row.cells] },
    });
  });

  it('points to no section that it quotes', () => {
    const section = { title: 'Installation manual', heading: '9.2 Electrical data', page: 52 };
    const { title, heading, page } = sampleCitation();
    const related = [{ title, heading, page }, section].map((named) => ({ ...named, source: null }));
    expect(sectionsOf(sampleAnswer({ related }))).toEqual([
      { heading: section.heading, page: section.page, place: null },
    ]);
  });

  it('calls a weak find the closest passages and claims no answer', () => {
    const content = 'These are the closest passages.\nClean the strainer once a year.';
    const parts = answerParts(sampleAnswer({ content, answered: false, band: 'closest' }));
    expect(parts[0]).toEqual({ kind: 'heading', text: 'Closest passages' });
    expect(kindsOf(parts)).toEqual(['heading', 'sheet']);
  });

  it('refuses with what is missing and the closest sections', () => {
    const section = { title: 'Installation manual', heading: '9.2 Electrical data', page: 52 };
    const source = sampleCitation({ ...section, quote: '' });
    const message = sampleAnswer({
      content: 'The manual does not mention “E99”.',
      answered: false,
      band: 'none',
      citations: [],
      related: [{ ...section, source }],
    });
    const place = { messageId: message._id, index: 0, page: 52 };
    expect(answerParts(message)).toEqual([
      {
        kind: 'refusal',
        text: 'The manual does not mention “E99”.',
        closest: [{ heading: section.heading, page: 52, place }],
      },
    ]);
    expect(citationAt([message], place)).toEqual(source);
    expect(mainCitation(message)).toBeNull();
  });

  it('does not say twice that the manual does not say', () => {
    const message = sampleAnswer({
      content: 'The manual does not say.',
      answered: false,
      band: 'none',
      citations: [],
    });
    expect(answerParts(message)).toEqual([{ kind: 'refusal', text: '', closest: [] }]);
  });

  it("shows a recognised photo as the company's own entry, its solution once", () => {
    const match = {
      errorTitle: 'E14',
      errorDescription: '',
      solution: 'Clean it.',
      confidence: 1,
      url: '/i',
    };
    const message = sampleAnswer({ content: 'This looks like “E14”.\nClean it.', citations: [], match });
    expect(answerParts(message)).toEqual([
      { kind: 'ours', text: 'This looks like “E14”.' },
      { kind: 'match', match },
    ]);
  });

  it.each([
    ['a video that may help', VIDEO_TEXT, 'Ein Video kann helfen.'],
    ['what a photo looks like', matchText('E14'), 'Das sieht nach „E14“ aus.'],
  ])('says %s in the customer’s language', (_what, content, said) => {
    const match = { errorTitle: 'E14', errorDescription: '', solution: '', confidence: 1, url: '/i' };
    speakChat(german.chat);
    const [part] = answerParts(sampleAnswer({ content, citations: [], match }));
    speakChat(english);
    expect(part).toEqual({ kind: 'ours', text: said });
  });

  it('asks which of several problems a photo shows, and says no more', () => {
    const choices = ['E14', 'E15'].map((errorTitle) => ({ errorImageId: errorTitle, errorTitle, url: '/i' }));
    const message = sampleAnswer({ content: CHOICE_TEXT, band: 'closest', answered: false, choices });
    expect(answerParts(message)).toEqual([{ kind: 'choices', choices }]);
  });

  it.each([
    ['empty', ''],
    ['missing', undefined],
    ['not a text', 7],
  ])('says that the content is missing or invalid when it is %s', (_case, content) => {
    const message = { ...sampleAnswer({ citations: [] }), content: content as string };
    expect(answerParts(message)).toEqual([{ kind: 'ours', text: texts.answer.noContent }]);
  });
});

describe('an answer by the company', () => {
  const own = sampleAnswer({
    content: 'Clean the strainer once a year.\nWe can do it for you.',
    isByCompany: true,
    citations: [
      sampleCitation({ page: 12, pageEnd: 12, quote: '', heading: '4 Service' }),
      sampleCitation({ quote: 'Hot water. Let it cool.' }),
    ],
    warnings: [{ level: 'warning', text: 'Hot water. Let it cool.', page: 38, citation: 1 }],
  });

  it('is the company’s as a whole, even where the manual says the same, and comes behind the labels', () => {
    const parts = answerParts(own);
    expect(kindsOf(parts)).toEqual(['warning', 'company']);
    expect(parts[1]).toMatchObject({ text: own.content, source: { index: 0, citation: { page: 12 } } });
    expect(mainCitation(own)).toBe(0);
  });

  it('opens the page of its warning where it names none', () => {
    const citations = own.citations?.slice(1) ?? [];
    const warnings = [{ level: 'warning' as const, text: 'Hot water. Let it cool.', page: 38, citation: 0 }];
    const unsourced = { ...own, citations, warnings };
    expect(answerParts(unsourced)[1]).toMatchObject({ kind: 'company', source: null });
    expect(mainCitation(unsourced)).toBe(0);
  });

  it('is copied as the company’s', () => {
    expect(answerText(own)).toBe(
      [
        'WARNING: Hot water. Let it cool. (Installation manual, p. 38)',
        `Answer by the company:\n${own.content}\n(Installation manual, p. 12)`,
      ].join('\n\n'),
    );
  });
});
