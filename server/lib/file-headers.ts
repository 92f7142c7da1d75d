/** Headers with which files are sent. */

/**
 * The header that says how a browser takes a file, with its name as RFC 6266 has it.
 * @param kind `inline`: it is shown; `attachment`: it is saved
 * @param filename in any script
 */
export const contentDisposition = (kind: 'inline' | 'attachment', filename: string): string =>
  `${kind}; filename*=UTF-8''${encodeURIComponent(filename).replace(/['()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`)}`;

/** The policy of a file that somebody uploaded: whatever it holds, it must not run as a page of ours. */
export const UPLOADED_FILE_POLICY =
  "sandbox; default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; object-src 'none'; frame-ancestors 'self'";
