/** What can keep a program of ours from starting and is the operator's to mend. */
import { ArchiveError } from './archive/manifest.ts';
import { ConfigError } from './config.ts';
import { DataDirectoryError } from './db/embedded/data-directory.ts';
import { DirectoryInUseError } from './db/embedded/directory-lock.ts';
import { CopyRefusedError } from './db/embedded/request-copy.ts';
import { DatabaseTooNewError } from './db/migrate.ts';
import { CertificateError } from './http/tls/tls.ts';
import { SealedKeysError } from './modules/files/link-secret.repository.ts';

const KINDS = [
  ArchiveError,
  CertificateError,
  ConfigError,
  CopyRefusedError,
  DatabaseTooNewError,
  DirectoryInUseError,
  DataDirectoryError,
  SealedKeysError,
];
const CODES = ['EADDRINUSE', 'EACCES', 'ECONNREFUSED'];

/** What is printed of it: of what an operator can mend a line, anything else with its trace. */
export const printed = (error: unknown): unknown => (isStartError(error) ? error.message : error);

function isStartError(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return KINDS.some((kind) => error instanceof kind) || CODES.includes(code);
}
