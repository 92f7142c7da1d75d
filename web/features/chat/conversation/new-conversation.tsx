import { FieldError } from '../../../ui/form/field-error.tsx';
import { useNewConversation } from '../api/new-conversation.ts';
import { useChat } from '../shell/chat-context.ts';
import { texts } from '../shell/texts.ts';

/** Begins a new conversation on the same link. `onBegun` is called once it is there; what fails is said below the header. */
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
        <div role="alert" className="absolute inset-x-0 top-full border-b border-hair bg-paper px-4 py-2">
          <FieldError>{texts.anew.failed}</FieldError>
        </div>
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
