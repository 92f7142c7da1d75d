import { describe, expect, it } from 'vitest';
import { htmlLines, readHtml } from '../../testing/html-blocks.ts';

/** A picture of 40 × 40 pixels. */
async function pngAddress(): Promise<string> {
  const { default: sharp } = await import('sharp');
  const create = { width: 40, height: 40, channels: 3, background: 'red' } as const;
  return `data:image/png;base64,${(await sharp({ create }).png().toBuffer()).toString('base64')}`;
}

describe('a web page', () => {
  it('is its headings, paragraphs, steps and tables, with tags left out as browsers allow', async () => {
    const page = `<h1>Pump</h1><p>Keep it dry.<h2>Cleaning</h2><ol><li>Switch off.<li><p>Open the cap.</p>
      <ul><li>Turn left</ul><li>Rinse.</ol>
      <table><tr><th>Code<th>Meaning<tr><td rowspan=2>E1<td>Low<tr><td>High</table>`;
    expect(await htmlLines(page)).toEqual([
      ...[
        'Pump',
        'Keep it dry.',
        'Cleaning',
        '1. Switch off.',
        '2. Open the cap.',
        '• Turn left',
        '3. Rinse.',
      ],
      ...['Code | Meaning', 'E1 | Low', 'E1 | High'],
    ]);
    const { blocks } = await readHtml(page);
    expect(blocks.map((block) => ('level' in block ? [block.kind, block.level] : [block.kind]))).toEqual([
      ...[
        ['heading', 1],
        ['paragraph'],
        ['heading', 2],
        ['list-item', 0],
        ['list-item', 0],
        ['list-item', 1],
      ],
      ...[['list-item', 0], ['table']],
    ]);
  });

  it('numbers steps as its lists say', async () => {
    expect(await htmlLines('<ol start=4><li>a<li value=9>b</ol><ol type=a><li>c<li>d</ol>')).toEqual([
      ...['4. a', '9. b', 'a. c', 'b. d'],
    ]);
  });

  it('shows neither what is hidden, nor scripts, navigation, forms and struck values', async () => {
    const page = `<nav>Home</nav><script>if (a < b) alert("</p>")</script><style>p{}</style><p hidden>1</p>
      <p style="display: none">2</p><p aria-hidden=true>3</p><button>Buy</button><!-- 4 --><p>Tighten to <s>40</s> 48 Nm.</p>`;
    expect(await htmlLines(page)).toEqual(['Tighten to 48 Nm.']);
  });

  it('keeps powers, indices, lines of listings and characters by name', async () => {
    expect(
      await htmlLines(
        '<p>10<sup>6</sup> ohm, CO<sub>2</sub> at 5&nbsp;&deg;C &ge; 3, M&uuml;ller &#x2013; &#8364;',
      ),
    ).toEqual(['10⁶ ohm, CO₂ at 5 °C ≥ 3, Müller – €']);
    expect(await htmlLines('<pre>\na\n  b\n</pre>')).toEqual(['a\n  b']);
  });

  it('sets what a table only sets side by side one below the other', async () => {
    expect(
      await htmlLines('<table><tr><td><h2>Use</h2><p>Press.</p></td><td>Aside</td></tr></table>'),
    ).toEqual([...['Use', 'Press.', 'Aside']]);
  });

  it('keeps marks of notes apart from the value before', async () => {
    const note =
      '<p>Press 48 Nm<a epub:type="noteref" href="#a">1</a> or 50<a role="doc-noteref" href="#b">2</a>.';
    expect(await htmlLines(note)).toEqual(['Press 48 Nm¹ or 50².']);
  });

  it('shows formulas as a line, without what stands beside them for other programs', async () => {
    const formula =
      '<mi>p</mi><mo>=</mo><mfrac><mi>F</mi><mrow><mi>A</mi><mo>+</mo><mn>1</mn></mrow></mfrac>';
    const power =
      '<msup><mn>10</mn><mn>6</mn></msup><msub><mi>T</mi><mi>max</mi></msub><msqrt><mn>2</mn></msqrt>';
    const annotated = `<semantics><mrow>${formula}</mrow><annotation>p=\\frac</annotation></semantics>`;
    expect(await htmlLines(`<p>Here <math>${annotated}</math> and <math>${power}</math>.`)).toEqual([
      'Here p = F/(A + 1) and 10⁶T_max√2.',
    ]);
  });

  it('is called by its first heading, else by what its head says', async () => {
    expect((await readHtml('<title>Our site</title><h1>Pump P7</h1>')).document.title).toBe('Pump P7');
    expect((await readHtml('<html><head><title>P7 &amp; P8</title></head><p>a')).document.title).toBe(
      'P7 & P8',
    );
  });

  it('is read in the encoding it has or names', async () => {
    const expected = ['Größe 5 µm'];
    expect(await htmlLines('<p>Größe 5 µm')).toEqual(expected);
    expect(await htmlLines(Buffer.from('<p>Größe 5 µm', 'latin1'))).toEqual(expected);
    expect(await htmlLines(Buffer.from('\ufeff<p>Größe 5 µm', 'utf16le'))).toEqual(expected);
    const cyrillic = Buffer.concat([
      Buffer.from('<meta charset="windows-1251"><p>'),
      Buffer.from([0xcd, 0xe5, 0xf2]),
    ]);
    expect(await htmlLines(cyrillic)).toEqual(['Нет']);
  });

  it('shows pictures that stand in the file itself, and calls no address', async () => {
    const page = `<p>a</p><img src="${await pngAddress()}"><img src="http://127.0.0.1:9/x.png"><img src="file:///etc/passwd"><img src="../x.png">`;
    const { blocks } = await readHtml(page);
    expect(blocks.map((block) => (block.kind === 'figure' ? block.image?.mime : block.text))).toEqual([
      ...['a', 'image/webp'],
    ]);
  });
});

describe('a hostile page', () => {
  it('has no entities of its own', async () => {
    const laughs =
      '<!DOCTYPE html [<!ENTITY a "ha"><!ENTITY b "&a;&a;"><!ENTITY x SYSTEM "file:///etc/passwd">]><p>&b; &x;';
    expect(await htmlLines(laughs)).toEqual(['&b; &x;']);
  });

  it('is read however deep it goes', async () => {
    for (const tag of ['div', 'ul><li', 'h1', 'sup', 'b', 'math><mrow'])
      expect((await htmlLines(`${`<${tag}>`.repeat(20_000)}<p>deep`)).join(' ')).toContain('deep');
  });

  it('is refused where tables stand in tables deeper than any that are shown', async () => {
    const tables = readHtml(`${'<table><tr><td>'.repeat(300)}deep`);
    await expect(tables).rejects.toMatchObject({ reason: 'too-complex' });
  });

  it('is refused with more elements than a manual has', async () => {
    await expect(readHtml('<b>'.repeat(1_000_001))).rejects.toMatchObject({ reason: 'too-complex' });
  });

  it.each([
    ['marks left open', '<a "'],
    ['tags left open', '<a b='],
    ['remarks left open', '<!--'],
    ['declarations left open', '<!DOCTYPE ['],
    ['scripts left open', '<script>'],
    ['bare signs', '< & &#'],
    ['cells over many rows and columns', '</table><table><tr><td rowspan=999999 colspan=999999>a'],
  ])('comes to an end with %s', async (_what, piece) => {
    await expect(readHtml(`<p>a</p>${piece.repeat(50_000)}`)).resolves.toMatchObject({
      document: { format: 'html' },
    });
  });

  it('is damaged where it is no text', async () => {
    await expect(readHtml(Buffer.from('<p>a\0b'))).rejects.toMatchObject({ reason: 'damaged' });
  });
});
