import type { FastifyInstance } from 'fastify';

/**
 * Registers calls that take what a browser sends of a form without a script: its fields as texts, the last of several of one name.
 * @param maxBytes of a body; 413 beyond
 */
export const registerPlainForms = async (
  app: FastifyInstance,
  maxBytes: number,
  register: (forms: FastifyInstance) => void,
): Promise<void> => {
  await app.register(async (forms) => {
    forms.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: maxBytes },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    register(forms);
  });
};
