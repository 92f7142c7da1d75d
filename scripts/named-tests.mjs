/** Reads which tests a page of the docs names, and which a file of tests has. */
import { parseSync } from 'vite';

/**
 * The tests that a page names, each in backticks as `file › title`.
 * @param {string} markdown
 * @returns {{ file: string; title: string }[]} in the page's order
 */
export function namedTests(markdown) {
  return [...markdown.matchAll(/`([^`\n›]+\.tsx?) › ([^`\n]+)`/g)].map(([, file = '', title = '']) => ({
    file,
    title,
  }));
}

/** Places that are filled in for each row of a table of tests: %s, $name. */
const FILLED_IN = /%[sdifjoO#$]|\$[\w.]+/;

/** What the docs may leave out: the scheme in "…, %s". */
const LAST_FILLED_IN = /[,:]? %s$/;

const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const filledIn = (text) => text.split(FILLED_IN).map(escaped).join('.+');
const patternOf = (text) =>
  LAST_FILLED_IN.test(text) ? `${filledIn(text.replace(LAST_FILLED_IN, ''))}(?:[,:]? .+)?` : filledIn(text);

/** The name of what is called: `it` of it(…), it.each(…)(…) and it.skipIf(…)(…). */
function calledName(node) {
  if (node.type === 'CallExpression') return calledName(node.callee);
  if (node.type === 'TaggedTemplateExpression') return calledName(node.tag);
  if (node.type === 'MemberExpression') return calledName(node.object);
  return node.type === 'Identifier' ? node.name : '';
}

function* calls(node) {
  if (node.type === 'CallExpression') yield node;
  for (const child of Object.values(node)) {
    for (const item of Array.isArray(child) ? child : [child]) {
      if (typeof item?.type === 'string') yield* calls(item);
    }
  }
}

/**
 * What the titles of the tests in a file look like.
 * @param {string} filename decides by its ending whether JSX is read
 * @param {string} code
 * @returns {RegExp[]}
 */
export function titlesOf(filename, code) {
  const found = [];
  for (const call of calls(parseSync(filename, code).program)) {
    const [title] = call.arguments;
    if (!['it', 'test'].includes(calledName(call.callee)) || title === undefined) continue;
    if (title.type === 'Literal') found.push(patternOf(String(title.value)));
    if (title.type === 'TemplateLiteral')
      found.push(title.quasis.map(({ value }) => patternOf(value.cooked)).join('.+'));
  }
  return found.map((pattern) => new RegExp(`^${pattern}$`, 'u'));
}
