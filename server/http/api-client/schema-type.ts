/** Writes a JSON Schema as a TypeScript type. */
import { z } from 'zod';

type Schema = z.core.JSONSchema.BaseSchema;

/**
 * The type of what a schema of the contract takes in or gives out.
 * @param io `input`: what a caller sends; `output`: what is answered
 * @throws Error on what no schema of the contract has, so that nothing is described wrongly
 */
export const typeOf = (schema: z.ZodType, io: 'input' | 'output'): string =>
  written(z.toJSONSchema(schema, { io, unrepresentable: 'any', reused: 'inline' }) as Schema);

function written(schema: Schema | boolean): string {
  if (typeof schema === 'boolean') return schema ? 'unknown' : 'never';
  if (schema.$ref !== undefined)
    throw new Error(`A schema that names itself has no type here: ${schema.$ref}`);
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return [...new Set(choices.map((one) => written(one as Schema)))].join(' | ');
  if (schema.allOf) return schema.allOf.map((one) => `(${written(one as Schema)})`).join(' & ');
  // Zod's types have one name; what it writes for "or null" may have two.
  const { type } = schema as { type?: string | string[] };
  if (Array.isArray(type)) return type.map((one) => written({ ...schema, type: one } as Schema)).join(' | ');
  switch (type) {
    case undefined:
      return 'unknown';
    case 'object':
      return writtenObject(schema);
    case 'array':
      return writtenArray(schema);
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

function writtenArray({ prefixItems, items }: Schema): string {
  if (prefixItems) return `[${prefixItems.map((item) => written(item as Schema)).join(', ')}]`;
  return `Array<${written((items ?? true) as Schema)}>`;
}

function writtenObject({ properties = {}, required = [], additionalProperties }: Schema): string {
  const known = Object.entries(properties).map(([name, property]) => {
    const note = typeof property === 'object' && property.description;
    const key = /^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name);
    const mark = required.includes(name) ? '' : '?';
    return `${note ? `/** ${note.replaceAll('*/', '* /')} */\n` : ''}${key}${mark}: ${written(property as Schema)};\n`;
  });
  if (known.length > 0) return `{\n${known.join('')}}`;
  const values =
    typeof additionalProperties === 'object' ? written(additionalProperties as Schema) : 'unknown';
  return additionalProperties === false ? 'Record<string, never>' : `Record<string, ${values}>`;
}
