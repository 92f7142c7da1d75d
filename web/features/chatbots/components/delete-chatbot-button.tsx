import type { Chatbot } from '../../../../contracts/chatbots.ts';
import { showToast } from '../../../lib/toast-store.ts';
import { DeleteButton } from '../../../ui/delete-button.tsx';
import { useDeleteChatbot } from '../api/delete-chatbot.ts';
import { texts } from '../texts.ts';

const words = texts.deletion;

/** A button that deletes a customer's chatbot, after asking. */
export function DeleteChatbotButton({ chatbot }: { chatbot: Chatbot }) {
  const deletion = useDeleteChatbot();
  return (
    <DeleteButton
      label={words.label(chatbot.useremail)}
      question={words.question}
      consequence={words.consequence(chatbot.useremail, chatbot.product.product_name)}
      verb={words.verb}
      onDeleted={() => showToast(words.done(chatbot.useremail))}
      deletion={deletion}
      target={chatbot}
    />
  );
}
