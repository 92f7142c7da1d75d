/**
 * Finds words for people that stand in code instead of a texts.ts. What counts: text between JSX tags, attributes that
 * are read or heard, and strings that begin like a label or a sentence.
 */
import { parseSync } from 'vite';

/** Attributes and properties whose strings people read or hear. */
const SPOKEN =
  /^(alt|title|label|placeholder|hint|caption|header|verb|question|consequence|description|prompt|detail|lede|term|busyText|doneMessage|valueText|aside|error|aria-(label|description|placeholder|roledescription|valuetext))$/;

/** Those that are for the browser or the server. */
const UNSPOKEN = /^(className|inputClassName|style|d|authorization)$/;

/** Values and names that are the same in every language. */
const NAMES = new Set([
  ...['Manualist', 'YouTube', 'Vimeo', 'Active', 'Inactive', 'ApiError'],
  ...['Edge', 'Opera', 'Samsung Internet', 'Firefox', 'Chrome', 'Safari', 'Mozilla'],
  ...['Android', 'ChromeOS', 'Windows', 'Linux'],
]);

const hasWord = (text) => /\p{L}{2}/u.test(text);
/** "Save", "Add a manual", "Nothing was found.": but not `mt-3 grid`, `x-token` or GET. */
const isLikeLabel = (text) => /^\s*[\p{Lu}“][\p{L}’'-]*\p{Ll}/u.test(text);
/** Three words of letters in a row, as class names are not: "is read again". */
const isLikePhrase = (text) => /(^|\s)\p{Ll}+ \p{Ll}+ \p{Ll}+([\s.,:;!?]|$)/u.test(text);

const nameOf = (node) => node?.name?.name ?? node?.name ?? node?.value ?? '';
const textOf = (node) =>
  node.type === 'TemplateLiteral' ? node.quasis.map(({ value }) => value.cooked).join(' … ') : node.value;
const isText = (node) =>
  node.type === 'TemplateLiteral' || (node.type === 'Literal' && typeof node.value === 'string');

/** Whether what is below `node` is never shown: imports, types, comparisons, and errors for developers. */
function isUnseen(node, parent) {
  if (/^(Import|ExportAll|TS(?!As|Satisfies|NonNull))/.test(node.type)) return true;
  if (node.type === 'NewExpression') return nameOf(node.callee) === 'Error';
  if (node.type === 'TaggedTemplateExpression') return true;
  if (!isText(node)) return false;
  if (parent.type === 'BinaryExpression') return /^[!=]==?$/.test(parent.operator);
  return parent.type === 'SwitchCase' || (parent.type === 'Property' && parent.key === node);
}

/** The attribute or property that a string directly belongs to: '' for none, as inside a call's arguments. */
function ownerOf(node, owner) {
  if (node.type === 'JSXAttribute') return nameOf(node);
  if (node.type === 'Property') return nameOf(node.key);
  return /^(JSXElement|JSXFragment|CallExpression|FunctionExpression|BlockStatement)$/.test(node.type)
    ? ''
    : owner;
}

function isForPeople(node, owner) {
  if (!isText(node) && node.type !== 'JSXText') return false;
  const text = textOf(node);
  if (NAMES.has(text.trim()) || UNSPOKEN.test(owner)) return false;
  if (node.type === 'JSXText') return hasWord(text);
  if (SPOKEN.test(owner)) return hasWord(text.replace(/…/g, ''));
  return isLikeLabel(text) || isLikePhrase(text);
}

function* walk(node, parent, owner) {
  if (isUnseen(node, parent)) return;
  const below = ownerOf(node, owner);
  if (isForPeople(node, below)) yield node;
  for (const [key, child] of Object.entries(node)) {
    if (key === 'range' || key === 'loc') continue;
    for (const item of Array.isArray(child) ? child : [child]) {
      if (typeof item?.type === 'string') yield* walk(item, node, below);
    }
  }
}

/**
 * Words for people in the code of a file.
 * @param {string} filename decides by its ending whether JSX is read
 * @param {string} code
 * @returns {{ line: number; text: string }[]} in the file's order, lines from 1
 */
export function findWords(filename, code) {
  const { program, errors } = parseSync(filename, code);
  if (errors.length > 0) throw new Error(`${filename}: ${errors[0]?.message}`);
  return [...walk(program, program, '')].map((node) => ({
    line: code.slice(0, node.start + (/^\s*/.exec(code.slice(node.start))?.[0].length ?? 0)).split('\n')
      .length,
    text: textOf(node).trim().replace(/\s+/g, ' '),
  }));
}
