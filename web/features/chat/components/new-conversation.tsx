import { useNewConversation } from '../api/new-conversation.ts';
import { useChat } from '../chat-context.ts';
import { texts } from '../texts.ts';

/** Begins a new conversation on the same link. `onBegun` is called once it is there. */
export function NewConversation({ onBegun }: { onBegun: () => void }) {
  const { uniqueId } = useChat();
  const { mutate, isPending, isError } = useNewConversation(uniqueId, onBegun);
  return (
    <>
      <button
        type="button"
        aria-label={texts.anew.label}
        aria-busy={isPending || undefined}
        className="min-h-ctl flex-none px-1 text-14 text-cite underline underline-offset-3 hover:decoration-2"
        onClick={() => !isPending && mutate()}
      >
        {texts.anew.begin}
      </button>
      {isError && (
        <p role="alert" className="sr-only">
          {texts.anew.failed}
        </p>
      )}
    </>
  );
}

/** Leads back to what was said before the present conversation. */
export function EarlierConversation({ onShow }: { onShow: () => void }) {
  return (
    <button
      type="button"
      className="min-h-ctl self-start text-14 text-cite underline underline-offset-3 hover:decoration-2"
      onClick={onShow}
    >
      {texts.anew.showEarlier}
    </button>
  );
}
