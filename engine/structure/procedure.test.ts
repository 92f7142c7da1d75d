import { describe, expect, it } from 'vitest';
import type { PassageKind } from '../document/manual.ts';
import { heading, listItem, page, paragraphBlock, pdfDocument } from '../testing/blocks.ts';
import { structureManual } from './structure-manual.ts';

/** The kinds of the passages made from a list under a heading. */
function kindsOf(
  title: string,
  leadIn: string,
  items: string[],
  marker = (n: number) => `${n}.`,
): PassageKind[] {
  const list = items.map((text, index) => listItem(marker(index + 1), text, 0.3 + index * 0.04));
  const pages = [page(1, [heading(title, 0.1), paragraphBlock(leadIn, 0.2), ...list])];
  return structureManual({ document: pdfDocument(1, []), pages }).passages.map(({ kind }) => kind);
}

describe('a list', () => {
  it('is a procedure when its items are instructions, also behind a condition', () => {
    const items = ['If the lamp is red, press RESET.', 'Open the valve.', 'Wait until the pump runs.'];
    expect(kindsOf('Starting', 'The pump is started at the panel.', items)).toContain('steps');
  });

  it('is no procedure when it is numbered but states facts', () => {
    const items = ['It supports two pumps.', 'The display is backlit.', 'A relay switches the heater.'];
    expect(kindsOf('Features', 'The device has these features:', items)).not.toContain('steps');
  });

  it('is no procedure when none of its items says what to do', () => {
    const items = [
      'Automatic updates from the web.',
      'Updates from local files.',
      'Preset values of the pump.',
    ];
    expect(kindsOf('Updating', 'There are several ways, and each has its use:', items)).not.toContain(
      'steps',
    );
    expect(kindsOf('Updating', 'Update it with these steps:', items)).toContain('steps');
  });

  it('is no procedure when it tells what was done to a version', () => {
    const items = ['Add a dialog for first time users.', 'Fix the colours of the chart.'];
    expect(kindsOf('16.1 V1.8.7 January 2023', '', items)).not.toContain('steps');
    expect(kindsOf('2.1 Valves and pumps', '', items)).toContain('steps');
  });

  it('is no procedure under the heading of a licence', () => {
    const items = ['Copy and distribute verbatim copies.', 'Keep all notices intact.'];
    expect(kindsOf('License', 'You may:', items)).not.toContain('steps');
  });

  it('is a procedure with bullets only when it is announced as one', () => {
    const items = ['Remove the cover.', 'Clean the filter.'];
    const bullet = () => '•';
    expect(kindsOf('Filter', 'Follow these steps:', items, bullet)).toContain('steps');
    expect(kindsOf('Procedure', 'Use gloves.', items, bullet)).toContain('steps');
    expect(kindsOf('Filter', 'The filter is behind the cover.', items, bullet)).not.toContain('steps');
  });

  it('is a procedure when it is numbered in a language whose verbs are not known', () => {
    const items = ['Schalten Sie das Gerät aus.', 'Ziehen Sie den Stecker.'];
    expect(kindsOf('Reinigung', 'Vor der Reinigung:', items)).toContain('steps');
  });

  it.each([
    ['Führen Sie Folgendes aus:', 'Öffnen Sie die Klappe.', 'Wenn sie klemmt, ziehen Sie den Stecker.'],
    ['Procédez comme suit :', 'Ouvrez le capot.', 'Ne tirez pas sur le câble.'],
    ['Proceda de la siguiente manera:', 'Abra la tapa.', 'Asegúrese de que no hay agua.'],
    ['Procedere come segue:', 'Aprire lo sportello.', 'Non usare acqua.'],
    ['Siga estes passos:', 'Abra a tampa.', 'Não puxe o cabo.'],
    ['Ga als volgt te werk:', 'Open de klep.', 'Trek de stekker uit het stopcontact.'],
  ])('is a procedure with bullets where it is announced as one: "%s"', (leadIn, ...items) => {
    const bullet = () => '•';
    expect(kindsOf('1.2', leadIn, items, bullet)).toContain('steps');
    expect(kindsOf('1.2', leadIn, ['Software', 'Hardware'], bullet)).not.toContain('steps');
  });
});
