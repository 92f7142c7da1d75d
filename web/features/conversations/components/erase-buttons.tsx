import type { Conversation } from '../../../../contracts/chat/conversations.ts';
import { showToast } from '../../../lib/browser/toast-store.ts';
import { Button } from '../../../ui/button/button.tsx';
import { useConfirm } from '../../../ui/overlay/use-confirm.tsx';
import { type LinkKey, useEraseConversation, type useEraseCustomer } from '../api/conversation.ts';
import { texts } from '../texts.ts';

const words = texts.erase;

type EraseButtonsProps = {
  conversation: Conversation;
  link: LinkKey;
  /** The mutation that erases the customer. Its result is the receipt, which replaces these buttons. */
  eraseCustomer: ReturnType<typeof useEraseCustomer>;
};

/** Buttons that erase this conversation, or everything of its customer, after asking. */
export function EraseButtons({ conversation, link, eraseCustomer }: EraseButtonsProps) {
  const { chatbot, asked } = conversation;
  const eraseConversation = useEraseConversation();
  const ofConversation = useConfirm({
    question: words.conversationQuestion,
    consequence: words.conversationConsequence(texts.questions(asked)),
    verb: words.conversation,
    busyText: words.busy,
    mutation: eraseConversation,
    target: link,
    onDone: () => showToast(words.conversationDone(texts.questions(asked))),
  });
  const ofCustomer = useConfirm({
    question: words.customerQuestion(chatbot.useremail),
    consequence: words.customerConsequence,
    verb: words.customer,
    busyText: words.busy,
    mutation: eraseCustomer,
    target: chatbot.useremail,
    onDone: () => undefined,
  });
  return (
    <>
      <p className="mb-4 max-w-[62ch] text-ink-2">{words.text}</p>
      <div className="flex flex-wrap gap-2">
        {asked > 0 && <Button onClick={ofConversation.ask}>{words.conversation}</Button>}
        <Button onClick={ofCustomer.ask}>{words.customer}</Button>
      </div>
      {ofConversation.dialog}
      {ofCustomer.dialog}
    </>
  );
}
