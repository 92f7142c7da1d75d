/** Secrets as Docker, Kubernetes and key vaults hand them to a process: each in a file, named by a setting. */
import { readFileSync } from 'node:fs';

/** The settings that hold secrets. Each may instead be named with `_FILE` behind it. */
export const SECRETS = [
  'DATABASE_URL',
  'DATABASE_PASSWORD',
  'PGPASSWORD',
  'ANALYTICS_DATABASE_URL',
  'ADMIN_PASSWORD',
  'SMTP_URL',
  'S3_KEY',
  'S3_SECRET',
  'LLM_API_KEY',
  'METRICS_TOKEN',
  'SEALING_KEY',
] as const;

/** Thrown with a line for each file that can't be taken. */
export class SecretFileError extends Error {}

/**
 * Puts what files hold in the place of their names, without the line break at the end.
 * @returns the variables; those that name files are gone
 * @throws SecretFileError where a file can't be read, is empty, or the secret is given twice
 */
export function readSecretFiles(env: Record<string, string | undefined>): Record<string, string | undefined> {
  const read = { ...env };
  const wrong: string[] = [];
  for (const name of SECRETS) {
    const path = env[`${name}_FILE`];
    delete read[`${name}_FILE`];
    if (!path) continue;
    const secret = readOne(path);
    if (env[name]) wrong.push(`  ${name}, ${name}_FILE: only one of them can be given`);
    else if (secret === null) wrong.push(`  ${name}_FILE: can’t be read, or is empty`);
    else read[name] = secret;
  }
  if (wrong.length > 0) throw new SecretFileError(`Some settings are wrong:\n${wrong.join('\n')}`);
  return read;
}

function readOne(path: string): string | null {
  try {
    return readFileSync(path, 'utf8').replace(/\r?\n$/, '') || null;
  } catch {
    return null;
  }
}

/**
 * Takes the secrets out of an environment once they are read: what the process starts or loads later can't read them.
 * @param env changed in place
 */
export function forgetSecrets(env: Record<string, string | undefined>): void {
  for (const name of SECRETS) delete env[name];
}
