/** Text to be copied as it is. */
export function CodeBlock({ children }: { children: string }) {
  return (
    <pre className="border border-line bg-paper px-3 py-2 font-mono text-12 whitespace-pre-wrap wrap-anywhere">
      <code>{children}</code>
    </pre>
  );
}
