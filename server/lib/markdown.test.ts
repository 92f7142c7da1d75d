import { describe, expect, it } from 'vitest';
import { renderMarkdown } from './markdown.ts';

/** The HTML, without what stands between its tags for people who read it. */
const html = (markdown: string) => renderMarkdown(markdown).html.replace(/>\n/g, '>').trim();

describe('renderMarkdown', () => {
  it.each([
    ['a paragraph\nof two lines', '<p>a paragraph\nof two lines</p>'],
    ['- one\n- two\n  goes on', '<ul><li>one</li><li>two\ngoes on</li></ul>'],
    ['1. one\n2. two', '<ol><li>one</li><li>two</li></ol>'],
    ['text\n- item', '<p>text</p><ul><li>item</li></ul>'],
    [
      '```\n# no heading\n\n- <b>\n```\nafter',
      '<pre tabindex="0"><code># no heading\n\n- &lt;b&gt;\n</code></pre><p>after</p>',
    ],
    [
      '**bold** `a*b**c` [way](/there#x)',
      '<p><strong>bold</strong> <code>a*b**c</code> <a href="/there#x">way</a></p>',
    ],
    ['## Two & more', '<h2 id="two-more">Two &amp; more</h2>'],
  ])('writes %j', (markdown, expected) => {
    expect(html(markdown)).toBe(expected);
  });

  it('writes a table that can be scrolled by keyboard, named by its header', () => {
    const table = html('| what | why |\n|---|---|\n| `x` | y |');
    expect(table).toContain('tabindex="0" role="group" aria-label="what, why"');
    expect(table).toContain('<thead><tr><th scope="col">what</th><th scope="col">why</th></tr></thead>');
    expect(table).toContain('<tbody><tr><td><code>x</code></td><td>y</td></tr></tbody>');
  });

  it('heads nothing with a corner that has no words', () => {
    const table = html('| | here |\n|---|---|\n| 5 % | |');
    expect(table).toContain('aria-label="here"');
    expect(table).toContain('<thead><tr><td></td><th scope="col">here</th></tr></thead>');
    expect(table).toContain('<tr><td>5 %</td><td></td></tr>');
  });

  it.each(['<img src=x onerror=y>', '[a](javascript:alert)', '**<i>**', '`</code>`', '| <s> |'])(
    'lets nothing of %s be more than text',
    (hostile) => {
      expect(html(hostile)).not.toMatch(/<(?:img|i|s)[ >]|javascript:alert"|<\/code><\/code>/);
    },
  );

  it('tells the title, and the words of each section', () => {
    const page = renderMarkdown(
      '# The *title*\nintro\n## First part\nsee [this](/x)\n### deeper\n- `code`\n',
    );
    expect(page.title).toBe('The title');
    expect(page.sections.map(({ id, heading, text }) => [id, heading, text.trim()])).toEqual([
      ['', 'The title', 'intro'],
      ['first-part', 'First part', 'see this deeper code'],
    ]);
    expect(page.html).not.toContain('title');
  });

  it('changes where links lead, as it is told', () => {
    expect(renderMarkdown('[a](b.md)', (target) => `/guide/${target}`).html).toContain('href="/guide/b.md"');
  });
});
