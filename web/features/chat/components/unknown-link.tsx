/** For a link that belongs to no chatbot. */
export function UnknownLink() {
  return (
    <main className="mx-auto grid min-h-dvh max-w-[720px] content-center gap-3 px-4">
      <title>Unknown chatbot link</title>
      <h1 className="border-t-2 border-ink pt-3 text-26 font-semibold tracking-tight">
        This link opens no chatbot.
      </h1>
      <p className="max-w-[62ch] text-16">
        It may be incomplete, or the chatbot was removed. Open the link from your e-mail once more, or ask the
        company that sent it for a new one.
      </p>
    </main>
  );
}
