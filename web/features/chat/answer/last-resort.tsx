import { Camera } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { PhotoInput } from '../asking/photo-input.tsx';
import { ContactWithConversation } from '../conversation/contact-with-conversation.tsx';
import { useChat } from '../shell/chat-context.ts';
import { texts } from '../shell/texts.ts';

/** The end of all remedies: offers a photo, which may show more than words, and then the contact card. */
export function LastResort({ isNewest }: { isNewest: boolean }) {
  const { canAsk, choosePhoto } = useChat();
  const [isGivenUp, setIsGivenUp] = useState(false);
  // Customers who went on asking, with or without a photo, have already had this offer.
  if (isGivenUp || !isNewest || !canAsk) {
    return (
      <section className="grid gap-3">
        <p className="text-16">{texts.remedy.askPeople}</p>
        <ContactWithConversation />
      </section>
    );
  }
  return (
    <section className="grid gap-3 border border-dashed border-line px-4 py-3.5">
      <p className="text-16">
        <b>{texts.remedy.noneLeft}</b> {texts.remedy.photo}
      </p>
      <div className="flex flex-wrap gap-2">
        <PhotoInput onChoose={choosePhoto}>
          {(open) => (
            <Button
              variant="go"
              icon={<Camera size={18} aria-hidden="true" />}
              className="max-sm:w-full"
              onClick={open}
            >
              {texts.remedy.addPhoto}
            </Button>
          )}
        </PhotoInput>
        <Button className="max-sm:w-full" onClick={() => setIsGivenUp(true)}>
          {texts.remedy.noPhoto}
        </Button>
      </div>
    </section>
  );
}
