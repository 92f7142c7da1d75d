import { describe, expect, it } from 'vitest';
import { kindsOf, sampleAnswer, sampleCitation, sampleStep } from '../testing/samples.ts';
import { answerParts, mainCitation } from './answer-parts.ts';
import { answerText } from './answer-text.ts';

describe('answerParts', () => {
  it('begins with what answers, and folds what is not needed at a glance', () => {
    const citations = [sampleCitation(), sampleCitation({ page: 12, quote: 'Elsewhere.' })];
    const lead = [{ text: 'Once a year.', citation: 0 }];
    const message = sampleAnswer({
      content: 'Once a year.',
      passage: 'Clean it. Once a year.',
      lead,
      citations,
    });
    const parts = answerParts({ ...message, steps: [sampleStep('1.', 0), sampleStep('2.', 0)] });
    expect(kindsOf(parts)).toEqual(['lead', 'fold', 'fold', 'places']);
    expect(parts[1]).toMatchObject({ of: 'steps', sheets: [{ index: 0 }] });
    expect(parts[2]).toMatchObject({ of: 'passage', text: 'Clean it. Once a year.' });
    expect(mainCitation(message)).toBe(0);
    expect(answerText(message).startsWith('Once a year.')).toBe(true);
  });

  it('names the step that answers, and keeps the others folded', () => {
    const lead = [{ text: 'Step 1.', citation: 0, step: 0 }];
    const parts = answerParts(
      sampleAnswer({ content: 'Step 1.', lead, steps: [sampleStep('1.', 0), sampleStep('2.', 0)] }),
    );
    expect(kindsOf(parts)).toEqual(['lead', 'fold']);
    expect(parts[0]).toMatchObject({ steps: 2 });
    expect(parts[1]).toMatchObject({ of: 'steps', count: 2 });
  });

  it('folds labels that do not govern what is shown, and never a danger', () => {
    const steps = ['1.', '2.', '3.', '4.', '5.'].map((marker) => sampleStep(marker, 0));
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
    expect(kindsOf(parts)).toEqual(['warning', 'warning', 'warning', 'labels', 'sheet', 'fold']);
    const open = parts.flatMap((part) => (part.kind === 'warning' ? [part.warning.text] : []));
    expect(open).toEqual(['danger 4', 'warning 0', 'warning undefined']);
    const folded = parts.flatMap((part) => (part.kind === 'labels' ? part.labels : []));
    expect(folded.map(({ warning }) => warning.text)).toEqual(['warning 4', 'caution 1', 'notice undefined']);
    const fold = parts.find((part) => part.kind === 'fold' && part.of === 'steps');
    // Once the step is shown, so is what is printed before it.
    expect(
      fold?.kind === 'fold' && fold.of === 'steps' && fold.labels.get(steps[4] ?? sampleStep('', 0)),
    ).toMatchObject([{ warning: warnings[1] }]);
  });

  it('keeps a label against damage open where there is no other', () => {
    const warnings = [{ level: 'notice' as const, text: 'Scratches.', page: 38, citation: 9 }];
    expect(kindsOf(answerParts(sampleAnswer({ warnings })))).toEqual(['warning', 'sheet']);
  });

  it('says nothing beside the answer that a label says', () => {
    const lead = ['Never open it.', 'It is hot.'].map((text) => ({ text, citation: 0 }));
    const warnings = [{ level: 'danger' as const, text: 'Burns. It is hot.', page: 38, citation: 0 }];
    const [part] = answerParts(sampleAnswer({ content: 'Never open it.', lead, warnings }));
    expect(part).toMatchObject({ sentences: [{ sentence: lead[0] }] });
  });

  it('puts safety labels before the steps and gives them no sheet of their own', () => {
    const message = sampleAnswer({
      content: 'Clean the strainer once a year.',
      citations: [sampleCitation(), sampleCitation({ quote: 'Hot water. Let it cool.' })],
      steps: [sampleStep('1.', 0)],
      warnings: [{ level: 'warning', text: 'Hot water. Let it cool.', page: 38, citation: 1 }],
    });
    expect(kindsOf(answerParts(message))).toEqual(['warning', 'sheet']);
  });

  it('puts safety labels before text too, when there are no steps', () => {
    const warnings = [{ level: 'danger' as const, text: 'Electric shock.', page: 12, citation: 9 }];
    expect(kindsOf(answerParts(sampleAnswer({ warnings })))).toEqual(['warning', 'sheet']);
  });

  it('puts safety labels before our own sentence, which may say what to do', () => {
    const warnings = [{ level: 'danger' as const, text: 'Electric shock.', page: 12, citation: 9 }];
    const message = sampleAnswer({ content: 'The strainer has to be cleaned every year.', warnings });
    expect(kindsOf(answerParts(message))).toEqual(['warning', 'ours', 'sheet']);
  });

  it('shows a warning that is itself the answer once, as a label', () => {
    const text = 'Hot water. Let it cool.';
    const message = sampleAnswer({
      content: text,
      citations: [sampleCitation({ quote: text })],
      warnings: [{ level: 'warning', text, page: 38, citation: 0 }],
    });
    expect(kindsOf(answerParts(message))).toEqual(['warning']);
    expect(mainCitation(message)).toBe(0);
  });
});

describe('answerText', () => {
  it('copies labels, numbered steps and the page of each', () => {
    const message = sampleAnswer({
      content: 'Do this:',
      steps: [sampleStep('1.', 0)],
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
