/** Adds multipart bodies to the OpenAPI page. Fastify does not know them: they are validated while they stream in. */
import type { SwaggerTransform } from '@fastify/swagger';
import { z } from 'zod';
import type { Route } from '../../contracts/route.ts';

/** Wraps the transform of zod schemas so that routes with a form also describe its fields and its file. */
export function describeForms(transform: SwaggerTransform): SwaggerTransform {
  return (input) => {
    const result = transform(input);
    const contract = input.route.config?.contract as Route | undefined;
    if (!contract?.form) return result;
    const { fields, file } = contract.form;
    const { properties, required = [] } = z.toJSONSchema(fields, { io: 'input', unrepresentable: 'any' });
    const body = {
      type: 'object',
      properties: { ...properties, [file.field]: { type: 'string', format: 'binary' } },
      required: file.required ? [...required, file.field] : required,
    };
    return { ...result, schema: { ...result.schema, consumes: ['multipart/form-data'], body } };
  };
}
