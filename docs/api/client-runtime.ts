/** Calls an installation by an access token. Needs nothing but `fetch`: Node 18 and newer, Deno, Bun, browsers. */

/** A call: where it goes, the form field of its file, and whether a file is answered. */
type CallRow = { method: string; path: string; file?: string; isFile?: boolean };

// calls:begin
// Here an installation puts its calls when it serves this file at /docs/client.ts.

/** Every call that an access token may make. */
export type Calls = Record<string, Record<string, (input?: never) => Promise<unknown>>>;

const CALLS: Record<string, Record<string, CallRow>> = {};
// calls:end

/** A call that was refused. */
export class ApiError extends Error {
  /** HTTP status. */
  readonly status: number;
  /** What went wrong, for programs: `not_found`, `invalid_request` … */
  readonly code: string;
  /** What is wrong with which field, where the input was refused. */
  readonly errors: Readonly<Record<string, string>>;

  constructor(status: number, code: string, message: string, errors: Record<string, string>) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
    this.code = code;
    this.errors = errors;
  }
}

export type ClientOptions = {
  /** Address of the installation, such as `https://help.company.com`. */
  url: string;
  /** Access token from Settings › API. */
  token: string;
  /** Replaces the global `fetch`, for proxies and tests. */
  fetch?: typeof globalThis.fetch;
};

type Input = {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  headers?: Record<string, unknown>;
  body?: unknown;
  fields?: Record<string, unknown>;
  file?: File;
};

/**
 * Makes a client. A call resolves with the body of the reply, and rejects with an `ApiError` where it is refused and with
 * the `TypeError` of `fetch` where the installation is not reached.
 */
export function createClient(options: ClientOptions): Calls {
  const groups = Object.entries(CALLS).map(([noun, rows]) => [
    noun,
    Object.fromEntries(
      Object.entries(rows).map(([name, row]) => [name, (input?: Input) => send(options, row, input ?? {})]),
    ),
  ]);
  return Object.fromEntries(groups) as Calls;
}

async function send(options: ClientOptions, row: CallRow, input: Input): Promise<unknown> {
  const doFetch = options.fetch ?? globalThis.fetch;
  const response = await doFetch(addressOf(options.url, row, input), {
    method: row.method,
    headers: {
      ...stringsOf(input.headers),
      authorization: `Bearer ${options.token}`,
      ...(input.body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    body: bodyOf(row, input),
  });
  if (!response.ok) throw await errorOf(response);
  return row.isFile ? response.blob() : response.json();
}

function addressOf(url: string, { path }: CallRow, { params = {}, query = {} }: Input): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const search = new URLSearchParams(stringsOf(query)).toString();
  return `${url.replace(/\/$/, '')}${filled}${search === '' ? '' : `?${search}`}`;
}

function bodyOf(row: CallRow, { body, fields, file }: Input): string | FormData | null {
  if (row.file === undefined) return body === undefined ? null : JSON.stringify(body);
  const form = new FormData();
  for (const [name, value] of Object.entries(stringsOf(fields))) form.set(name, value);
  if (file) form.set(row.file, file);
  return form;
}

const stringsOf = (values: Record<string, unknown> = {}): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );

async function errorOf(response: Response): Promise<ApiError> {
  const text = await response.text();
  try {
    const { code, message, errors } = JSON.parse(text) as Record<string, never>;
    return new ApiError(response.status, code ?? '', message ?? '', errors ?? {});
  } catch {
    // A proxy on the way may answer something else.
    return new ApiError(response.status, '', `HTTP ${response.status}`, {});
  }
}
