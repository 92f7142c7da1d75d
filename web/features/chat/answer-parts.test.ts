import { describe, expect, it } from 'vitest';
import {
  CHOICE_TEXT,
  CLOSEST_TEXT,
  matchText,
  NO_MATCH_TEXT,
  REFUSAL_TEXT,
  UNREAD_TEXT,
  VIDEO_TEXT,
} from '../../../contracts/answer-texts.ts';
import { type AnswerPart, answerParts, byThingAsked, mainCitation } from './answer-parts.ts';
import { answerText } from './answer-text.ts';
import { german } from './languages/de-texts.ts';
import { citationAt } from './place.ts';
import { sectionsOf } from './sections.ts';
import { sampleAnswer, sampleCitation } from './testing/samples.ts';
import { english, speakChat, texts } from './texts.ts';

const kinds = (parts: AnswerPart[]) => parts.map((part) => part.kind);
const step = (marker: string, citation: number) => ({ marker, text: `Step ${marker}`, page: 38, citation });

describe('answerParts', () => {
  it("shows words that stand in the quote as the manual's sheet and nothing as ours", () => {
    const parts = answerParts(sampleAnswer());
    expect(kinds(parts)).toEqual(['sheet']);
    expect(parts[0]).toMatchObject({ paragraphs: ['Clean the strainer once a year.'], index: 0 });
  });

  it('keeps our own sentence plain and shows the whole quote below it', () => {
    const parts = answerParts(sampleAnswer({ content: 'The strainer is blocked.' }));
    expect(parts[0]).toEqual({ kind: 'ours', text: 'The strainer is blocked.' });
    expect(parts[1]).toMatchObject({ kind: 'sheet', paragraphs: [sampleCitation().quote] });
  });

  it('begins with what answers, and folds what is not needed at a glance', () => {
    const citations = [sampleCitation(), sampleCitation({ page: 12, quote: 'Elsewhere.' })];
    const lead = [{ text: 'Once a year.', citation: 0 }];
    const message = sampleAnswer({
      content: 'Once a year.',
      passage: 'Clean it. Once a year.',
      lead,
      citations,
    });
    const parts = answerParts({ ...message, steps: [step('1.', 0), step('2.', 0)] });
    expect(kinds(parts)).toEqual(['lead', 'fold', 'fold', 'places']);
    expect(parts[1]).toMatchObject({ of: 'steps', sheets: [{ index: 0 }] });
    expect(parts[2]).toMatchObject({ of: 'passage', text: 'Clean it. Once a year.' });
    expect(mainCitation(message)).toBe(0);
    expect(answerText(message).startsWith('Once a year.')).toBe(true);
  });

  it('says to each of several things what answers it, and names what the manual does not say', () => {
    const citations = [sampleCitation(), sampleCitation({ page: 12, quote: 'A fuse of 16 A.' })];
    const base = {
      ...{ answered: true, band: 'answer' as const, steps: [], warnings: [], table: null },
      figures: [],
    };
    const message = sampleAnswer({
      ...{ content: 'all', band: 'closest' as const, answered: false, citations },
      lead: [{ text: 'Once a year.', citation: 0 }],
      parts: [
        {
          ...base,
          asked: 'how often',
          content: 'Once a year.',
          places: [0],
          lead: [{ text: 'Once a year.', citation: 0 }],
        },
        { ...base, asked: 'which fuse', content: '16 A', places: [1], lead: [{ text: '16 A', citation: 1 }] },
        { ...base, asked: 'which colour', content: REFUSAL_TEXT, places: [], band: 'none', answered: false },
      ],
    });
    const parts = answerParts(message);
    expect(kinds(parts)).toEqual(['heading', 'lead', 'heading', 'lead', 'heading', 'refusal']);
    expect(parts[2]).toEqual({ kind: 'heading', text: 'which fuse', isOfPart: true });
    expect(byThingAsked(parts).map((group) => kinds(group))).toEqual([
      ['heading', 'lead'],
      ['heading', 'lead'],
      ['heading', 'refusal'],
    ]);
    expect(parts[3]).toMatchObject({ sentences: [{ index: 1, citation: { page: 12 } }] });
    expect(parts[5]).toMatchObject({ isOfPart: true });
    expect(answerText(message)).toContain('which colour:');
  });

  it('names the step that answers, and keeps the others folded', () => {
    const lead = [{ text: 'Step 1.', citation: 0, step: 0 }];
    const parts = answerParts(
      sampleAnswer({ content: 'Step 1.', lead, steps: [step('1.', 0), step('2.', 0)] }),
    );
    expect(kinds(parts)).toEqual(['lead', 'fold']);
    expect(parts[0]).toMatchObject({ steps: 2 });
    expect(parts[1]).toMatchObject({ of: 'steps', count: 2 });
  });

  it('begins a long procedure with its first steps and loses none', () => {
    const steps = ['1.', '2.', '3.', '4.', '5.'].map((marker) => step(marker, 0));
    const parts = answerParts(sampleAnswer({ content: '8.3 Cleaning the strainer', steps }));
    expect(kinds(parts)).toEqual(['sheet', 'fold']);
    expect(parts[0]).toMatchObject({ steps: steps.slice(0, 3) });
    expect(parts[1]).toMatchObject({ of: 'steps', count: 5, sheets: [{ steps: steps.slice(3) }] });
  });

  it('parts no step from those that stand below it', () => {
    const below = { ...step('a)', 0), level: 1 };
    const steps = [step('1.', 0), step('2.', 0), below, below, step('3.', 0)];
    const [sheet] = answerParts(sampleAnswer({ content: '8.3 Cleaning the strainer', steps }));
    expect(sheet).toMatchObject({ steps: steps.slice(0, 1) });
  });

  it('folds labels that do not govern what is shown, and never a danger', () => {
    const steps = ['1.', '2.', '3.', '4.', '5.'].map((marker) => step(marker, 0));
    const label = (level: 'danger' | 'warning' | 'caution' | 'notice', at?: number) => ({
      level,
      text: `${level} ${at}`,
      page: 38,
      citation: 0,
      ...(at === undefined ? {} : { step: at }),
    });
    const warnings = [
      ...[label('danger', 4), label('warning', 4), label('warning', 0), label('warning')],
      ...[label('caution', 1), label('notice')],
    ];
    const parts = answerParts(sampleAnswer({ content: '8.3 Cleaning the strainer', steps, warnings }));
    expect(kinds(parts)).toEqual(['warning', 'warning', 'warning', 'labels', 'sheet', 'fold']);
    const open = parts.flatMap((part) => (part.kind === 'warning' ? [part.warning.text] : []));
    expect(open).toEqual(['danger 4', 'warning 0', 'warning undefined']);
    const folded = parts.flatMap((part) => (part.kind === 'labels' ? part.labels : []));
    expect(folded.map(({ warning }) => warning.text)).toEqual(['warning 4', 'caution 1', 'notice undefined']);
    const fold = parts.find((part) => part.kind === 'fold' && part.of === 'steps');
    // Once the step is shown, so is what is printed before it.
    expect(
      fold?.kind === 'fold' && fold.of === 'steps' && fold.labels.get(steps[4] ?? step('', 0)),
    ).toMatchObject([{ warning: warnings[1] }]);
  });

  it('keeps a label against damage open where there is no other', () => {
    const warnings = [{ level: 'notice' as const, text: 'Scratches.', page: 38, citation: 9 }];
    expect(kinds(answerParts(sampleAnswer({ warnings })))).toEqual(['warning', 'sheet']);
  });

  it('says nothing beside the answer that a label says', () => {
    const lead = ['Never open it.', 'It is hot.'].map((text) => ({ text, citation: 0 }));
    const warnings = [{ level: 'danger' as const, text: 'Burns. It is hot.', page: 38, citation: 0 }];
    const [part] = answerParts(sampleAnswer({ content: 'Never open it.', lead, warnings }));
    expect(part).toMatchObject({ sentences: [{ sentence: lead[0] }] });
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

  it('puts safety labels before the steps and gives them no sheet of their own', () => {
    const message = sampleAnswer({
      content: 'Clean the strainer once a year.',
      citations: [sampleCitation(), sampleCitation({ quote: 'Hot water. Let it cool.' })],
      steps: [step('1.', 0)],
      warnings: [{ level: 'warning', text: 'Hot water. Let it cool.', page: 38, citation: 1 }],
    });
    expect(kinds(answerParts(message))).toEqual(['warning', 'sheet']);
  });

  it('puts safety labels before text too, when there are no steps', () => {
    const warnings = [{ level: 'danger' as const, text: 'Electric shock.', page: 12, citation: 9 }];
    expect(kinds(answerParts(sampleAnswer({ warnings })))).toEqual(['warning', 'sheet']);
  });

  it('puts safety labels before our own sentence, which may say what to do', () => {
    const warnings = [{ level: 'danger' as const, text: 'Electric shock.', page: 12, citation: 9 }];
    const message = sampleAnswer({ content: 'The strainer has to be cleaned every year.', warnings });
    expect(kinds(answerParts(message))).toEqual(['warning', 'ours', 'sheet']);
  });

  it('shows a warning that is itself the answer once, as a label', () => {
    const text = 'Hot water. Let it cool.';
    const message = sampleAnswer({
      content: text,
      citations: [sampleCitation({ quote: text })],
      warnings: [{ level: 'warning', text, page: 38, citation: 0 }],
    });
    expect(kinds(answerParts(message))).toEqual(['warning']);
    expect(mainCitation(message)).toBe(0);
  });

  it("keeps the procedure's order when the part that was found is not its first", () => {
    const message = sampleAnswer({
      content: '8.3 Cleaning the strainer',
      citations: [sampleCitation({ page: 39 }), sampleCitation({ page: 38 })],
      steps: [step('1.', 1), step('2.', 1), step('3.', 0)],
    });
    const sheets = answerParts(message).filter((part) => part.kind === 'sheet');
    expect(sheets.map((sheet) => sheet.steps.map(({ marker }) => marker))).toEqual([['1.', '2.'], ['3.']]);
    expect(kinds(answerParts(message))).toEqual(['sheet', 'sheet']);
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
    expect(kinds(parts)).toEqual(['sheet']);
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
    expect(kinds(parts)).toEqual(['heading', 'sheet']);
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
    expect(kinds(parts)).toEqual(['warning', 'company']);
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

describe('answerText', () => {
  it('copies labels, numbered steps and the page of each', () => {
    const message = sampleAnswer({
      content: 'Do this:',
      steps: [step('1.', 0)],
      warnings: [{ level: 'caution', text: 'Sharp edges.', page: 38, citation: 0 }],
    });
    expect(answerText(message)).toBe(
      [
        'Do this:',
        'CAUTION: Sharp edges. (Installation manual, p. 38)',
        '8.3 Cleaning the strainer\n1. Step 1.\n(Installation manual, p. 38)',
      ].join('\n\n'),
    );
  });
});
