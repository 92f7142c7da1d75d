import type { Chatbot } from '../../../../contracts/chat/chatbots.ts';
import { useOfferUndo } from '../../../lib/api/use-offer-undo.ts';
import { DeleteButton } from '../../../ui/button/delete-button.tsx';
import { useDeleteChatbot } from '../api/delete-chatbot.ts';
import { texts } from '../texts.ts';

const words = texts.deletion;

/** A button that deletes a customer's chatbot, after asking. */
export function DeleteChatbotButton({ chatbot }: { chatbot: Chatbot }) {
  const deletion = useDeleteChatbot();
  const offerUndo = useOfferUndo();
  return (
    <DeleteButton
      label={words.label(chatbot.useremail)}
      question={words.question}
      consequence={words.consequence(chatbot.useremail, chatbot.product.product_name)}
      verb={words.verb}
      onDeleted={() => offerUndo({ kind: 'chatbot', id: chatbot._id }, words.deleted(chatbot.useremail))}
      deletion={deletion}
      target={chatbot}
    />
  );
}
