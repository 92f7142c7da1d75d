import type { FieldValues, Resolver } from 'react-hook-form';

/**
 * Makes a form resolver whose schema is loaded when the form is first checked, so that the screen can appear without
 * the schema library. `preload` starts loading earlier, for instance when a field gets the focus.
 */
export function lateResolver<Fields extends FieldValues>(load: () => Promise<Resolver<Fields>>) {
  let loading: Promise<Resolver<Fields>> | undefined;
  const preload = () => {
    // A failed download is tried again at the next check.
    loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
  const resolver: Resolver<Fields> = async (values, context, options) =>
    (await preload())(values, context, options);
  return { resolver, preload: () => void preload().catch(() => undefined) };
}
