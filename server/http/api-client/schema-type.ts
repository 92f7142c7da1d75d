/** Writes a JSON Schema as a TypeScript type. */
import { z } from 'zod';

type Schema = z.core.JSONSchema.BaseSchema;

/** Objects of so many properties and more get a type of their own where several calls have them. */
const NAMED_FROM = 4;
/** Characters of a union that stand on one line. */
const LONGEST_UNION = 80;

/** Writes schemas as types, and gives a name to what it meets again. */
export type TypeWriter = {
  /**
   * The type of what a schema of the contract takes in or gives out.
   * @param io `input`: what a caller sends; `output`: what is answered
   * @throws Error on what no schema of the contract has, so that nothing is described wrongly
   */
  typeOf: (schema: z.ZodType, io: 'input' | 'output') => string;
  /** The declarations of the types that got a name. */
  declarations: () => string;
};

/** @param known what another writer, which has written the same before, met more than once */
export function createTypeWriter(
  known: ReadonlySet<string> = new Set(),
): TypeWriter & { again: Set<string> } {
  const met = new Set<string>();
  const again = new Set<string>();
  const names = new Map<string, { name: string; type: string }>();
  const nameFor = (property: string): string => {
    const base = property.charAt(0).toUpperCase() + property.slice(1).replace(/\W/g, '');
    const taken = new Set([...names.values()].map(({ name }) => name));
    for (let n = 1; ; n++)
      if (!taken.has(n === 1 ? base : `${base}${n}`)) return n === 1 ? base : `${base}${n}`;
  };
  const share: Share = (key, property, type) => {
    if (met.has(key)) again.add(key);
    met.add(key);
    if (!known.has(key)) return type;
    const found = names.get(key) ?? { name: nameFor(property), type };
    names.set(key, found);
    return found.name;
  };
  return {
    again,
    typeOf: (schema, io) =>
      written(
        z.toJSONSchema(schema, { io, unrepresentable: 'any', reused: 'inline' }) as Schema,
        'Shared',
        share,
      ),
    declarations: () =>
      [...names.values()].map(({ name, type }) => `export type ${name} = ${type};\n`).join('\n'),
  };
}

/** Given an object's schema as text, the property that it stands at and its type: the type, or its name. */
type Share = (key: string, property: string, type: string) => string;

function written(schema: Schema | boolean, at: string, share: Share): string {
  if (typeof schema === 'boolean') return schema ? 'unknown' : 'never';
  if (schema.$ref !== undefined)
    throw new Error(`A schema that names itself has no type here: ${schema.$ref}`);
  if (schema.const !== undefined) return literal(schema.const);
  if (schema.enum) return union(schema.enum.map(literal));
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return union(choices.map((one) => written(one as Schema, at, share)));
  if (schema.allOf) return schema.allOf.map((one) => `(${written(one as Schema, at, share)})`).join(' & ');
  // Zod's types have one name; what it writes for "or null" may have two.
  const { type } = schema as { type?: string | string[] };
  if (Array.isArray(type))
    return union(type.map((one) => written({ ...schema, type: one } as Schema, at, share)));
  switch (type) {
    case undefined:
      return 'unknown';
    case 'object':
      return writtenObject(schema, at, share);
    case 'array':
      return writtenArray(schema, at, share);
    case 'integer':
      return 'number';
    case 'string':
    case 'number':
    case 'boolean':
    case 'null':
      return type;
    default:
      throw new Error(`No type for ${JSON.stringify(type)}.`);
  }
}

/** A value as code, in the quotes that the rest of the client has. */
function literal(value: unknown): string {
  const text = JSON.stringify(value);
  return text === `"${value}"` && !text.includes("'") ? `'${value}'` : text;
}

/** One of several types; each on a line of its own where together they are too long for one. */
function union(types: readonly string[]): string {
  const all = [...new Set(types)];
  const line = all.join(' | ');
  return line.length <= LONGEST_UNION || line.includes('\n')
    ? line
    : all.map((type) => `\n| ${type}`).join('');
}

function writtenArray({ prefixItems, items }: Schema, at: string, share: Share): string {
  if (prefixItems) return `[${prefixItems.map((item) => written(item as Schema, at, share)).join(', ')}]`;
  return `Array<${written((items ?? true) as Schema, at, share)}>`;
}

function writtenObject(schema: Schema, at: string, share: Share): string {
  const { properties = {}, required = [], additionalProperties } = schema;
  const known = Object.entries(properties).map(([name, property]) => {
    const note = typeof property === 'object' && property.description;
    const key = /^[A-Za-z_$][\w$]*$/.test(name) ? name : literal(name);
    const mark = required.includes(name) ? '' : '?';
    return `${note ? `/** ${note.replaceAll('*/', '* /')} */\n` : ''}${key}${mark}: ${written(property as Schema, name, share)};\n`;
  });
  if (known.length > 0) {
    const type = `{\n${known.join('')}}`;
    return known.length < NAMED_FROM ? type : share(JSON.stringify(schema), at, type);
  }
  const values =
    typeof additionalProperties === 'object' ? written(additionalProperties as Schema, at, share) : 'unknown';
  return additionalProperties === false ? 'Record<string, never>' : `Record<string, ${values}>`;
}
