import { useCallback, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';

const TYPING_PAUSE_MS = 300;

/**
 * Page, search and filters of a list, kept in the address so that Back, reload and sharing work.
 * `search` is what to ask the server for; `searchText` is what stands in the field and becomes `search` when the
 * typing pauses. `get` and `setParam` are for further filters,
 * `oneOf` for those of a few known values: anything else in the address counts as none. Every change but `hrefFor` goes to the first page.
 */
export function useListParams() {
  const [params, setParams] = useSearchParams();
  const page = Math.max(1, Number.parseInt(params.get('page') ?? '1', 10) || 1);
  const search = params.get('search') ?? '';

  // What was asked for last: the address follows a moment later, and a second change must not undo the first.
  const wanted = useRef(params);
  /** What was asked for and is not in the address yet, the oldest first. */
  const underWay = useRef<string[]>([]);
  useEffect(() => {
    const arrived = underWay.current.indexOf(params.toString());
    underWay.current = arrived < 0 ? [] : underWay.current.slice(arrived + 1);
    // One of ours, with others still to come, is older than what is wanted.
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

/** Text of a field that is handed on when the typing pauses, and follows `value` when that changes from outside. */
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
