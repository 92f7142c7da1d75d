/** The address of a printed code: that of a chat, and behind it what the code says. It imports nothing, because the chat reads it first. */

/** What a code says, by the names in its address, and the form that each has. */
export const CODE_FORMS = {
  place: /^[a-z0-9]{8}$/,
  model: /^[ -~\u00a0-\ud7ff\ue000-\u{10ffff}]{1,60}$/u,
  /** AI 21 of GS1: 1 to 20 characters of the invariant set of ISO/IEC 646 ("character set 82" of the GS1 General Specifications). */
  serial: /^[!"%-?A-Z_a-z]{1,20}$/,
} as const;

export type CodeName = keyof typeof CODE_FORMS;
export type CodeSaid = Partial<Record<CodeName, string>>;

const NAMES: readonly CodeName[] = ['place', 'model', 'serial'];

/** Of what is empty nothing is said. @returns with its question mark; empty where nothing is said */
export function codeQuery(said: CodeSaid): string {
  const parts = NAMES.flatMap((name) => (said[name] ? [`${name}=${encodeURIComponent(said[name])}`] : []));
  return parts.length === 0 ? '' : `?${parts.join('&')}`;
}

/** What the query of an address says; what has another form is left out, for a code may be worn, or no code of ours. */
export function readCodeQuery(query: string): CodeSaid {
  const params = new URLSearchParams(query);
  return Object.fromEntries(
    NAMES.flatMap((name) => {
      const value = params.get(name)?.trim() ?? '';
      return CODE_FORMS[name].test(value) ? [[name, value]] : [];
    }),
  );
}
