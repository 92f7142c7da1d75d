/** A piece of HTML as the Word converter writes it: attribute values never hold ">". */
export type HtmlToken =
  | { kind: 'text'; text: string }
  | { kind: 'open'; name: string; attributes: string }
  | { kind: 'close'; name: string };

const TOKEN = /<(\/?)([a-z][a-z0-9]*)([^>]*)>|[^<]+/g;

export function* tokenizeHtml(html: string): Generator<HtmlToken> {
  for (const [all, slash, name, attributes = ''] of html.matchAll(TOKEN)) {
    if (name === undefined) yield { kind: 'text', text: all };
    else if (slash === '/') yield { kind: 'close', name };
    else yield { kind: 'open', name, attributes };
  }
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

export function decodeEntities(text: string): string {
  return text.replace(
    /&(?:#(\d{1,7})|([a-z]+));/g,
    (all, code: string | undefined, name: string | undefined) => {
      if (code !== undefined) return Number(code) <= 0x10ffff ? String.fromCodePoint(Number(code)) : '';
      return ENTITIES[name ?? ''] ?? all;
    },
  );
}
