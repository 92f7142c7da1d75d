/** Finds fatal errors in replies. Format: https://www.postgresql.org/docs/current/protocol-error-fields.html */

const headerBytes = 5;
const errorResponse = 'E'.charCodeAt(0);
const severityField = 'V'.charCodeAt(0);
const messageField = 'M'.charCodeAt(0);
/** Severities after which PostgreSQL takes no more queries. A server ends its process then; here the thread ends. */
const lastSeverities = new Set(['FATAL', 'PANIC']);

/** The reason that a reply gives why PostgreSQL can't go on; null if it can. */
export function lastWordsIn(reply: Uint8Array): string | null {
  const bytes = Buffer.from(reply.buffer, reply.byteOffset, reply.byteLength);
  for (let offset = 0; offset + headerBytes <= bytes.length; ) {
    const end = offset + 1 + bytes.readUInt32BE(offset + 1);
    if (bytes[offset] === errorResponse) {
      const fields = readFields(bytes.subarray(offset + headerBytes, end));
      if (lastSeverities.has(fields.get(severityField) ?? '')) return fields.get(messageField) ?? 'no reason';
    }
    offset = end;
  }
  return null;
}

/** Reads the fields of an error by their codes. Each is a byte, a text and a zero; another zero ends them. */
function readFields(bytes: Buffer): Map<number, string> {
  const fields = new Map<number, string>();
  for (let offset = 0; bytes[offset]; ) {
    const end = bytes.indexOf(0, offset);
    if (end < 0) break;
    fields.set(bytes.readUInt8(offset), bytes.toString('utf8', offset + 1, end));
    offset = end + 1;
  }
  return fields;
}
