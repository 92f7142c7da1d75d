/** Names the browser tab after the screen. */
export function DocumentTitle({ children }: { children: string }) {
  return <title>{`${children} – Manualist`}</title>;
}
