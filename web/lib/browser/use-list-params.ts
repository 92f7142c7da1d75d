import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';

const TYPING_PAUSE_MS = 300;

/**
 * Keeps page, search and filters of a list in the address, so that Back, reload and sharing work. `search` is the
 * text to ask the server for; `searchText` is the text in the field, which becomes `search` when the typing pauses.
 * `get` and `setParam` are for further filters, and `oneOf` for those with a few known values: anything else in the
 * address counts as none. Every change except `hrefFor` goes to the first page.
 */
export function useListParams() {
  const [params, setParams] = useSearchParams();
  const page = Math.max(1, Number.parseInt(params.get('page') ?? '1', 10) || 1);
  const search = params.get('search') ?? '';

  // The parameters that were set last. The address follows a moment later, and a second change must not undo the first.
  const wanted = useRef(params);
  /** Changes that are not in the address yet, the oldest first. */
  const underWay = useRef<string[]>([]);
  // Follows before anybody can press anything: what is changed between a drawing and its later effects, they would undo.
  useLayoutEffect(() => {
    const arrived = underWay.current.indexOf(params.toString());
    underWay.current = arrived < 0 ? [] : underWay.current.slice(arrived + 1);
    // While changes of ours are still to come, the address is older than `wanted`.
    if (underWay.current.length === 0) wanted.current = params;
  }, [params]);

  const setParam = useCallback(
    (name: string, value: string) => {
      const next = new URLSearchParams(wanted.current);
      if (value) next.set(name, value);
      else next.delete(name);
      next.delete('page');
      wanted.current = next;
      underWay.current.push(next.toString());
      setParams(next, { replace: true, preventScrollReset: true });
    },
    [setParams],
  );

  const setSearch = useCallback((text: string) => setParam('search', text), [setParam]);
  const [searchText, setSearchText] = useTypedText(search, setSearch);

  const get = (name: string) => params.get(name) ?? '';

  const hrefFor = (target: number) => {
    const next = new URLSearchParams(params);
    next.set('page', String(target));
    return `?${next}`;
  };

  return {
    page,
    search,
    searchText,
    setSearchText,
    get,
    oneOf: <Value extends string>(name: string, values: readonly Value[]): Value | undefined =>
      values.find((value) => value === get(name)),
    setParam,
    hrefFor,
  };
}

/** The text of a field. It is passed on when the typing pauses, and follows `value` when that changes from outside. */
function useTypedText(value: string, onPause: (text: string) => void) {
  const [text, setText] = useState(value);
  const handedOn = useRef(value);

  useEffect(() => {
    if (text === handedOn.current) return;
    const timer = setTimeout(() => {
      handedOn.current = text;
      onPause(text);
    }, TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, onPause]);

  useEffect(() => {
    if (value === handedOn.current) return;
    handedOn.current = value;
    setText(value);
  }, [value]);

  return [text, setText] as const;
}
