/** Writes the client for programs of other companies: one TypeScript file without dependencies, typed call by call. */
import { api } from '../../../contracts/api.ts';
import type { Route } from '../../../contracts/route.ts';
import { apiClientPath } from '../../../contracts/site-paths.ts';
import { createTypeWriter, type TypeWriter } from './schema-type.ts';

/** Where the calls go into the file that does the calling. */
const PLACE = /^\/\/ calls:begin$[\s\S]*^\/\/ calls:end$/m;

type TypeOf = TypeWriter['typeOf'];

const NOTE = `// Written by an installation from the calls that it has, and served there at ${apiClientPath}: take it from there
// again after an update instead of changing it by hand.

`;

/**
 * The text of the client: every call that an access token may make.
 * @param runtime text of docs/api/client-runtime.ts, which does the calling
 * @throws Error where that has no place for the calls
 */
export function makeClient(runtime: string): string {
  const nouns = Object.entries(api).flatMap(([noun, routes]) => {
    const open = (Object.entries(routes) as [string, Route][]).filter(([, { scope }]) => scope !== undefined);
    return open.length > 0 ? [{ noun, open }] : [];
  });
  const typesBy = ({ typeOf }: TypeWriter): string[] =>
    nouns.map(
      ({ noun, open }) =>
        `${noun}: {\n${open.map(([name, route]) => callType(name, route, typeOf)).join('')}};\n`,
    );
  // The first writes only to learn what there is more than once.
  const first = createTypeWriter();
  typesBy(first);
  const writer = createTypeWriter(first.again);
  const types = typesBy(writer);
  const table = nouns.map(
    ({ noun, open }) => `${noun}: {\n${open.map(([name, route]) => callRow(name, route)).join('')}},\n`,
  );
  const calls = `${writer.declarations()}
/** Every call that an access token may make. */
export type Calls = {\n${types.join('')}};

const CALLS = {\n${table.join('')}} satisfies Record<string, Record<string, CallRow>>;`;
  if (!PLACE.test(runtime)) throw new Error('The client has no place for its calls.');
  return NOTE + runtime.replace(PLACE, () => indent(calls));
}

/** Indents lines by what is open: a line that ends with a bracket opens, one that begins with a bracket closes. */
function indent(code: string): string {
  let depth = 0;
  const lines = code.split('\n').map((line) => {
    if (/^[}\])]/.test(line)) depth--;
    const indented = `${'  '.repeat(depth + (line.startsWith('| ') ? 1 : 0))}${line}`.trimEnd();
    if (/[{[(]$/.test(line)) depth++;
    return indented;
  });
  return lines.join('\n');
}

function callType(name: string, route: Route, typeOf: TypeOf): string {
  const parts = [
    part('params', route.params, typeOf),
    part('query', route.query, typeOf),
    part('headers', route.headers, typeOf),
    part('body', route.body, typeOf),
    part('fields', route.form?.fields, typeOf),
    route.form ? `file${route.form.file.required ? '' : '?'}: File;\n` : '',
  ].join('');
  const isOptional = !/^\w+: /m.test(parts);
  const input = parts === '' ? '' : `input${isOptional ? '?' : ''}: {\n${parts}}`;
  return `/** ${route.summary}. Scope: ${route.scope}. */\n${name}(${input}): Promise<${replyType(route, typeOf)}>;\n`;
}

function part(name: string, schema: Route['params'], typeOf: TypeOf): string {
  if (schema === undefined) return '';
  const isOptional = schema.safeParse({}).success;
  return `${name}${isOptional ? '?' : ''}: ${typeOf(schema, 'input')};\n`;
}

/** A reply that is a file is text with its type in the description. */
const isFile = ({ replies }: Route): boolean =>
  Object.values(replies).some((reply) => /^\w+\/[\w.+-]+/.test(reply.description ?? ''));

const replyType = (route: Route, typeOf: TypeOf): string =>
  isFile(route)
    ? 'Blob'
    : [...new Set(Object.values(route.replies).map((reply) => typeOf(reply, 'output')))].join(' | ');

function callRow(name: string, { method, path, form, ...route }: Route): string {
  const file = form ? `, file: '${form.file.field}'` : '';
  const blob = isFile({ method, path, ...route }) ? ', isFile: true' : '';
  return `${name}: { method: '${method}', path: '${path}'${file}${blob} },\n`;
}
