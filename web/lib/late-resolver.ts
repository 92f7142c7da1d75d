import type { FieldValues, Resolver } from 'react-hook-form';

/**
 * A form resolver whose schema loads when the form is first checked, so that the schema library is not part of what
 * the screen needs to appear. `preload` starts loading early, for instance when a field takes the focus.
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
