/**
 * Finds words for people that are read while a module loads: they stay as they were then, whatever language is chosen
 * later. What counts is a name imported from a module of words, read outside every function.
 */
import { parseSync } from 'vite';

const isFunction = (node) => /^(Arrow)?Function(Declaration|Expression)?$/.test(node.type);
const isType = (node) => /^TS(?!As|Satisfies|NonNull)/.test(node.type);

/** Whether `key` of `node` holds a mere name, as in `a.name` and `{ name: a }`, not a variable that is read. */
const isName = (node, key) =>
  !node.computed &&
  ((node.type === 'MemberExpression' && key === 'property') ||
    (/^(Property|PropertyDefinition)$/.test(node.type) && key === 'key'));

function* readsIn(node, names) {
  if (isFunction(node) || isType(node) || node.type === 'ImportDeclaration') return;
  if (node.type === 'Identifier' && names.has(node.name)) yield node;
  for (const [key, child] of Object.entries(node)) {
    if (isName(node, key)) continue;
    for (const item of Array.isArray(child) ? child : [child]) {
      if (typeof item?.type === 'string') yield* readsIn(item, names);
    }
  }
}

/** Whether `texts` of a module can change while the page is open. */
export const hasChangingTexts = (code) => /^export let texts\b/m.test(code);

/**
 * Reads of words that can change, outside every function.
 * @param {string} filename decides by its ending whether JSX is read
 * @param {string} code
 * @param {(source: string) => boolean} isChanging whether the `texts` of an imported module can change
 * @returns {{ line: number; text: string }[]} in the file's order, lines from 1
 */
export function findEarlyReads(filename, code, isChanging) {
  const { program, errors } = parseSync(filename, code);
  if (errors.length > 0) throw new Error(`${filename}: ${errors[0]?.message}`);
  const names = new Set(
    program.body
      .filter((node) => node.type === 'ImportDeclaration' && isChanging(node.source.value))
      .flatMap(({ specifiers }) => specifiers)
      .filter(({ imported }) => imported?.name === 'texts')
      .map(({ local }) => local.name),
  );
  const lines = code.split('\n');
  return [...readsIn(program, names)].map(({ start }) => {
    const line = code.slice(0, start).split('\n').length;
    return { line, text: lines[line - 1].trim() };
  });
}
