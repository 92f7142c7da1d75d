import { describe, expect, it } from 'vitest';
import type { Message } from '../../../../contracts/chat/messages.ts';
import { sampleAnswer } from '../testing/samples.ts';
import { planSteps } from './step-plan.ts';

const steps = ['Switch it off.', 'Loosen the screw (4).', 'Wait.', 'Tighten the screw (4).'].map(
  (text, at) => ({
    marker: `${at + 1}.`,
    text,
    page: 3,
    citation: 0,
  }),
);
const warning = (text: string, step?: number) => ({
  level: 'warning' as const,
  text,
  page: 3,
  citation: 0,
  ...(step === undefined ? {} : { step }),
});
const figure = (label: string, step?: number) => ({
  label,
  caption: '',
  page: 3,
  url: `/uploads/${label}`,
  ...(step === undefined ? {} : { step }),
});
const plan = (fields: Partial<Message>) => planSteps(sampleAnswer({ steps, ...fields }));

describe('the plan of a procedure', () => {
  it('is none for a single step', () => {
    expect(planSteps(sampleAnswer({ steps: steps.slice(0, 1) }))).toBeNull();
    expect(planSteps(sampleAnswer())).toBeNull();
  });

  it('puts a label before its step, and what holds for all before the first', () => {
    const planned = plan({ warnings: [warning('Hot.', 2), warning('Heavy.'), warning('Gone.', 9)] });
    const labels = planned?.steps.map(({ warnings }) => warnings.map(({ text }) => text));
    expect(labels).toEqual([['Heavy.', 'Gone.'], [], ['Hot.'], []]);
    expect(planned?.general.map(({ text }) => text)).toEqual(['Heavy.', 'Gone.']);
  });

  it('keeps the line that a, b and c stand below with each of them, and counts the manual’s steps', () => {
    const printed = [['1.'], ['2.'], ['a.', 1], ['b.', 1], ['•', 1], ['3.']] as const;
    const nested = printed.map(([marker, level]) => ({
      marker,
      text: `Do ${marker}`,
      page: 3,
      citation: 0,
      ...(level && { level }),
    }));
    const planned = plan({ steps: nested, warnings: [warning('Hot.', 1)], figures: [figure('Fig. 1', 1)] });
    expect(planned?.count).toBe(3);
    expect(planned?.steps.map(({ place }) => place)).toEqual(['1', '2a', '2b', '2.3', '3']);
    expect(planned?.steps.map(({ number }) => number)).toEqual(['1', 'a', 'b', '3', '3']);
    const above = planned?.steps.map((step) =>
      step.above.map(({ number, step: { text } }) => [number, text]),
    );
    expect(above).toEqual([[], [['2', 'Do 2.']], [['2', 'Do 2.']], [['2', 'Do 2.']], []]);
    expect(planned?.steps.map(({ warnings, figures }) => warnings.length + figures.length)).toEqual([
      0, 2, 0, 0, 0,
    ]);
  });

  it('shows a figure at its step, and again where a step names a number in it', () => {
    const planned = plan({ figures: [figure('Fig. 1'), figure('Fig. 2', 2)] });
    const labels = planned?.steps.map(({ figures }) => figures.map(({ label }) => label));
    expect(labels).toEqual([['Fig. 1'], ['Fig. 1'], ['Fig. 2'], ['Fig. 1', 'Fig. 2']]);
  });
});
