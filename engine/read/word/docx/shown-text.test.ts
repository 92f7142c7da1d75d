import { describe, expect, it } from 'vitest';
import { docxLines } from '../../../testing/docx-blocks.ts';
import { field, paragraph, paragraphWith, run, wordPart } from '../../../testing/docx-writer.ts';

const style = (type: string, id: string, content: string): string =>
  `<w:style w:type="${type}" w:styleId="${id}"><w:name w:val="${id}"/>${content}</w:style>`;
const HIDDEN = '<w:rPr><w:vanish/></w:rPr>';

describe('hidden, deleted and struck text', () => {
  it.each([
    ['hidden', '<w:vanish/>'],
    ['hidden on the web', '<w:webHidden/>'],
    ['hidden for good', '<w:specVanish/>'],
    ['struck', '<w:strike/>'],
    ['struck twice', '<w:dstrike w:val="on"/>'],
  ])('is left out: %s', async (_, properties) => {
    const body = paragraphWith(run('Use ') + run('16 A', properties) + run(' 10 A only.'));
    expect(await docxLines(body)).toEqual(['Use 10 A only.']);
  });

  it('is read where its property is switched off', async () => {
    expect(await docxLines(paragraphWith(run('Code 1', '<w:vanish w:val="0"/>')))).toEqual(['Code 1']);
  });

  it('is left out by a style, by one it is based on, and read where two styles hide it', async () => {
    const styles = wordPart(
      'styles',
      [
        style('paragraph', 'Internal', HIDDEN),
        style('paragraph', 'Dealer', '<w:basedOn w:val="Internal"/>'),
        style('character', 'Secret', HIDDEN),
      ].join(''),
    );
    const secret = '<w:rStyle w:val="Secret"/>';
    const body = [
      paragraph('Margin 42 %', { style: 'Dealer' }),
      paragraphWith(run('Menu ') + run('4471', secret)),
      paragraphWith(run('Shown', secret), '<w:pStyle w:val="Dealer"/>'),
    ].join('');
    expect(await docxLines(body, styles)).toEqual(['Menu', 'Shown']);
  });

  it('is left out by the defaults of a document', async () => {
    const styles = wordPart(
      'styles',
      `<w:docDefaults><w:rPrDefault>${HIDDEN}</w:rPrDefault></w:docDefaults>`,
    );
    const body = paragraphWith(run('Hidden') + run('Shown', '<w:vanish w:val="false"/>'));
    expect(await docxLines(body, styles)).toEqual(['Shown']);
  });

  it('is left out by tracked changes, whose new text is read', async () => {
    const change = (name: string, content: string) =>
      `<w:${name} w:id="1" w:author="A">${content}</w:${name}>`;
    const old = '<w:r><w:delText>20 Nm</w:delText></w:r>';
    const body = paragraphWith(
      run('Tighten to ') +
        change('del', old) +
        change('moveFrom', run('30 Nm')) +
        change('ins', run('25 Nm')) +
        change('moveTo', run(' at most.')),
    );
    expect(await docxLines(body)).toEqual(['Tighten to 25 Nm at most.']);
  });

  it('joins paragraphs whose mark is hidden or deleted', async () => {
    const mark = (property: string) => `<w:rPr><w:${property}/></w:rPr>`;
    const body = [
      paragraphWith(run('Press '), mark('vanish')),
      paragraphWith(run('START '), mark('del')),
      paragraph('twice.'),
    ].join('');
    expect(await docxLines(body)).toEqual(['Press START twice.']);
  });

  it('keeps two paragraphs apart that are set on one line', async () => {
    const heading = '<w:pStyle w:val="Heading2"/>';
    for (const marks of ['<w:vanish/><w:specVanish/>', `<w:vanish/></w:rPr>${heading}<w:rPr>`]) {
      const body = paragraphWith(run('Oil.'), `<w:rPr>${marks}</w:rPr>`) + paragraph('Use ISO VG 68.');
      expect(await docxLines(body)).toEqual(['Oil.', 'Use ISO VG 68.']);
    }
  });

  it('is not what was formatted so before a tracked change', async () => {
    const changed = '<w:rPrChange w:id="1"><w:rPr><w:vanish/><w:strike/></w:rPr></w:rPrChange>';
    expect(await docxLines(paragraphWith(run('10 A', changed)))).toEqual(['10 A']);
  });
});

describe('fields', () => {
  it('show their results and never their instructions', async () => {
    const nested = field(` IF ${'x'} = 1 `, run('48 Nm'));
    const simple = `<w:fldSimple w:instr=" DOCPROPERTY Torque ">${run('48 Nm')}</w:fldSimple>`;
    const body = paragraphWith(`${run('To ')}${simple}${run(', ')}${nested}${run('.')}`);
    expect(await docxLines(body)).toEqual(['To 48 Nm, 48 Nm.']);
  });

  it('within the instruction of another are part of it', async () => {
    const mark = (type: string) => `<w:r><w:fldChar w:fldCharType="${type}"/></w:r>`;
    const outer = `${mark('begin')}<w:r><w:instrText>IF </w:instrText></w:r>${field('REF a', run('secret'))}${run('code')}${mark('separate')}${run('shown')}${mark('end')}`;
    expect(await docxLines(paragraphWith(outer))).toEqual(['shown']);
  });

  it('go on over paragraphs, and hide nothing where they have no end', async () => {
    const begin = '<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText>REF x</w:instrText></w:r>';
    const separate = '<w:r><w:fldChar w:fldCharType="separate"/></w:r>';
    const end = '<w:r><w:fldChar w:fldCharType="end"/></w:r>';
    const whole = paragraphWith(begin + separate + run('First')) + paragraphWith(run('second') + end);
    expect(await docxLines(whole)).toEqual(['First', 'second']);
    expect(await docxLines(paragraphWith(begin + run('Text')) + paragraph('More'))).toEqual(['Text', 'More']);
  });

  it('that number pages or index words are no text', async () => {
    const body = paragraphWith(
      `${run('Oil')}${field(' PAGE ', run('12'))}${field(' XE "oil" ', '')}<w:fldSimple w:instr="NUMPAGES">${run('90')}</w:fldSimple>`,
    );
    expect(await docxLines(body)).toEqual(['Oil']);
  });

  it('that set equations show them, and signs without their readings', async () => {
    const equation = (code: string) =>
      `<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText>EQ ${code}</w:instrText></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r>`;
    const reading = '\\* jc2 \\* "Font:MS Mincho" \\* hps10 \\o\\ad(\\s\\up 9(でんげん),電源)';
    expect(await docxLines(paragraphWith(run('必ず') + equation(reading) + run('を切る。')))).toEqual([
      '必ず電源を切る。',
    ]);
    const shown = [equation('\\r(3;x+1)'), equation('v\\s\\up5(2)'), equation('\\f(n\\s\\do4(1);\\r(;2))')];
    expect(await docxLines(paragraphWith(shown.join(run(', '))))).toEqual(['∛(x+1), v², n₁/(√2)']);
  });

  it('that draw signs without a result, and boxes of forms, show them', async () => {
    const begin = (data: string) => `<w:r><w:fldChar w:fldCharType="begin">${data}</w:fldChar></w:r>`;
    const end = '<w:r><w:fldChar w:fldCharType="end"/></w:r>';
    const code = (text: string) => `<w:r><w:instrText>${text}</w:instrText></w:r>`;
    const box = '<w:ffData><w:checkBox><w:default w:val="0"/><w:checked/></w:checkBox></w:ffData>';
    const body = paragraphWith(
      `${run('60 ')}${begin('')}${code('SYMBOL 176 \\f "Symbol" \\s 11')}${end}${run('C, ')}${begin('')}${code('EQ \\f(1;2)')}${end}${run(' ')}${begin(box)}${code(' FORMCHECKBOX ')}${end}`,
    );
    expect(await docxLines(body)).toEqual(['60 °C, 1/2 ☒']);
  });
});

describe('content controls', () => {
  const control = (content: string, properties = '') =>
    `<w:sdt><w:sdtPr>${properties}</w:sdtPr><w:sdtContent>${content}</w:sdtContent></w:sdt>`;

  it('are read around paragraphs and within them, without what asks to be filled in', async () => {
    const body = [
      control(paragraph('Block')),
      paragraphWith(run('In ') + control(run('line')) + control(run('Click here'), '<w:showingPlcHdr/>')),
    ].join('');
    expect(await docxLines(body)).toEqual(['Block', 'In line']);
  });

  it('are read around rows and cells', async () => {
    const cells = (text: string) => `<w:tc>${paragraph(text)}</w:tc>`;
    const row = (content: string) => `<w:tr>${content}</w:tr>`;
    const table = `<w:tbl>${row(cells('Part') + control(cells('Torque')))}${control(row(cells('M4') + cells('3 Nm')))}</w:tbl>`;
    expect(await docxLines(table)).toEqual(['Part | Torque', 'M4 | 3 Nm']);
  });
});

describe('signs', () => {
  const child = (xml: string) => `<w:r><w:t>Belt</w:t>${xml}<w:t>AB-47</w:t></w:r>`;

  it.each([
    ['a tab', '<w:tab/>', 'Belt AB-47'],
    ['a tab at the margin', '<w:ptab w:alignment="right"/>', 'Belt AB-47'],
    ['a break', '<w:br/>', 'Belt AB-47'],
    ['a hyphen that does not break', '<w:noBreakHyphen/>', 'Belt-AB-47'],
    ['a soft hyphen', '<w:softHyphen/>', 'BeltAB-47'],
    ['a sign of Symbol', '<w:sym w:font="Symbol" w:char="F0B0"/>', 'Belt°AB-47'],
    ['a sign of Wingdings', '<w:sym w:font="Wingdings" w:char="F0E0"/>', 'Belt→AB-47'],
    ['a sign of no known font', '<w:sym w:font="House" w:char="F041"/>', 'BeltAB-47'],
    ['a sign by its code', '<w:sym w:font="Arial" w:char="2713"/>', 'Belt✓AB-47'],
  ])('%s', async (_, xml, shown) => {
    expect(await docxLines(paragraphWith(child(xml)))).toEqual([shown]);
  });

  it('letters of a symbol font are what it draws', async () => {
    const symbol = '<w:rFonts w:ascii="Symbol" w:hAnsi="Symbol"/>';
    expect(
      await docxLines(
        paragraphWith(`${run('5 ')}${run('m', symbol)}${run('m, 2 k')}${run('\uf057', symbol)}`),
      ),
    ).toEqual(['5 μm, 2 kΩ']);
  });

  it('ruby is its base alone', async () => {
    const ruby = `<w:r><w:ruby><w:rt>${run('でんげん')}</w:rt><w:rubyBase>${run('電源')}</w:rubyBase></w:ruby></w:r>`;
    expect(await docxLines(paragraphWith(`${run('必ず')}${ruby}${run('を切る。')}`))).toEqual([
      '必ず電源を切る。',
    ]);
  });

  it('a large first letter belongs to its word', async () => {
    const body =
      paragraphWith(run('T'), '<w:framePr w:dropCap="drop" w:lines="3"/>') + paragraph('he pump runs.');
    expect(await docxLines(body)).toEqual(['The pump runs.']);
  });

  it('marks of several notes are no digits either, and powers have dashes', async () => {
    const raised = '<w:vertAlign w:val="superscript"/>';
    const body = paragraphWith(
      run('68') + run('1) 2)', raised) + run(' l, 10') + run('–3', raised) + run(' m'),
    );
    expect(await docxLines(body)).toEqual(['68¹⁾ ²⁾ l, 10⁻³ m']);
  });

  it('powers and indices are no digits of a value, over several runs too', async () => {
    const raised = '<w:vertAlign w:val="superscript"/>';
    const lowered = '<w:vertAlign w:val="subscript"/>';
    const body = [
      paragraphWith(
        run('5 × 10') + run('6', raised) + run(' ohm, 10') + run('-', raised) + run('3', raised) + run(' m'),
      ),
      paragraphWith(
        run('CO') + run('2', lowered) + run(', p') + run('max', lowered) + run(', x') + run('a+b', raised),
      ),
      paragraphWith(
        run('1') +
          run('st', raised) +
          run(' gear, 68') +
          run('a', raised) +
          run(', 10') +
          run('6', '<w:position w:val="6"/>'),
      ),
    ].join('');
    expect(await docxLines(body)).toEqual([
      '5 × 10⁶ ohm, 10⁻³ m',
      'CO₂, p_max, x^(a+b)',
      '1st gear, 68ª, 10⁶',
    ]);
  });
});

describe('what is no body', () => {
  it('headers, comments and parts for other programs are left out', async () => {
    const comment = '<w:commentRangeStart w:id="0"/><w:r><w:commentReference w:id="0"/></w:r>';
    const body = `${paragraphWith(run('Body') + comment)}<w:altChunk r:id="aFChunk"/><w:sectPr><w:headerReference r:id="header"/></w:sectPr>`;
    const parts = [
      wordPart('comments', `<w:comment w:id="0">${paragraph('A note of the author')}</w:comment>`),
      wordPart('header', paragraph('A header')),
    ];
    expect(await docxLines(body, ...parts)).toEqual(['Body']);
  });

  it('the list of contents is left out, its heading and what follows are not', async () => {
    const styles = wordPart('styles', style('paragraph', 'toc 1', ''));
    const entry = paragraphWith(
      `<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText>TOC \\o</w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r>${run('Oil 12')}`,
      '<w:pStyle w:val="toc 1"/>',
    );
    const end = paragraphWith('<w:r><w:fldChar w:fldCharType="end"/></w:r>');
    expect(await docxLines(paragraph('Contents') + entry + end + paragraph('Oil'), styles)).toEqual([
      'Contents',
      'Oil',
    ]);
  });
});
