import type { Chatbot } from '../../../../contracts/chatbots.ts';
import { showToast } from '../../../lib/toast-store.ts';
import { DeleteButton } from '../../../ui/delete-button.tsx';
import { useDeleteChatbot } from '../api/delete-chatbot.ts';

/** Deletes a customer's chatbot, after asking. */
export function DeleteChatbotButton({ chatbot }: { chatbot: Chatbot }) {
  const deletion = useDeleteChatbot();
  return (
    <DeleteButton
      label={`Delete the chatbot of ${chatbot.useremail}`}
      question="Are you sure you want to delete this chatbot?"
      consequence={`The link of ${chatbot.useremail} to ${chatbot.product.product_name} stops answering at once.`}
      verb="Delete Chatbot"
      onDeleted={() => showToast(`The chatbot of ${chatbot.useremail} was deleted.`)}
      deletion={deletion}
      target={chatbot}
    />
  );
}
