import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { collectManual } from '../collect-manual.ts';
import { readManual } from '../read-manual.ts';

const DOC = fileURLToPath(new URL('../../../sample/manual.doc', import.meta.url));

describe('reading a .doc', () => {
  it('finds sections and safety labels, without pages', async () => {
    const result = await collectManual(readManual(DOC));
    if (!result.ok) throw new Error(result.message);
    const { sections, passages, language } = result.manual;
    expect(language).toBe('en');
    expect(sections.length).toBeGreaterThan(10);
    expect(
      passages.filter(({ kind, level }) => kind === 'warning' && level === 'warning').length,
    ).toBeGreaterThan(2);
    expect(passages.every(({ page, spans }) => page === null && spans.length === 0)).toBe(true);
  });

  it('shows its pictures above their captions', async () => {
    const result = await collectManual(readManual(DOC));
    if (!result.ok) throw new Error(result.message);
    const { figures } = result.manual;
    expect(figures.map(({ caption }) => caption)).toEqual(
      expect.arrayContaining(['Fig. 1 Front of the machine', 'Fig. 9 Wiring diagram, 230 V AC']),
    );
  });
});
