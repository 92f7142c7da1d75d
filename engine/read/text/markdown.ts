let parser: Promise<{ render(markdown: string): string }> | undefined;

/** Markdown (CommonMark and tables) as HTML, which may hold what the file has of it; nothing of it is shown as such. */
export async function markdownToHtml(markdown: string): Promise<string> {
  parser ??= import('markdown-it').then(({ default: create }) => create({ html: true }));
  return (await parser).render(markdown);
}

/** What programs are told about a text, in front of it: YAML between dashes, TOML between plus signs. */
const FRONT_BEGINS = /^(---|\+\+\+)[ \t]*\r?\n(?=[\w-]+[ \t]*[:=]|---|\+\+\+)/;
const TITLE = /^title[ \t]*[:=][ \t]*(["']?)(.{1,200}?)\1[ \t]*$/m;

/** A text without what stands in front of it for programs, and the title that is stated there. */
export function splitFront(markdown: string): { title: string; body: string } {
  const mark = FRONT_BEGINS.exec(markdown);
  if (!mark) return { title: '', body: markdown };
  const [begin, sign = ''] = mark;
  const ends = sign === '---' ? ['\n---', '\n...'] : ['\n+++'];
  const from = begin.length - 1;
  const found = ends.map((end) => markdown.indexOf(end, from)).filter((at) => at >= 0);
  if (found.length === 0) return { title: '', body: markdown };
  const end = Math.min(...found);
  const title = TITLE.exec(markdown.slice(begin.length, end))?.[2] ?? '';
  const lineEnd = markdown.indexOf('\n', end + 1);
  return { title, body: lineEnd < 0 ? '' : markdown.slice(lineEnd + 1) };
}
