import { texts } from './texts.ts';

/** The page of a link that belongs to no chatbot. */
export function UnknownLink() {
  return (
    <main className="mx-auto grid min-h-dvh max-w-[720px] content-center gap-3 px-4">
      <title>{texts.unknownLink.documentTitle}</title>
      <h1 className="border-t-2 border-ink pt-3 text-26 font-semibold tracking-tight">
        {texts.unknownLink.title}
      </h1>
      <p className="max-w-[62ch] text-16">{texts.unknownLink.text}</p>
    </main>
  );
}
