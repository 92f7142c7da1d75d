import { CodeXml, Layers, Mail, MessagesSquare, QrCode, SlidersHorizontal } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { Chatbot } from '../../../../contracts/chat/chatbots.ts';
import { paths } from '../../../../contracts/paths.ts';
import { tellOutcome } from '../../../lib/api/tell-outcome.ts';
import { useHasMailServer } from '../../../lib/api/use-has-mail-server.ts';
import { Menu } from '../../../ui/overlay/menu.tsx';
import { useResendLink } from '../api/resend-link.ts';
import { texts } from '../texts.ts';
import { LimitDialog } from './limit-dialog.tsx';
import { VariantsDialog } from './variants-dialog.tsx';

const QrDialog = lazy(() => import('./qr-dialog.tsx').then((loaded) => ({ default: loaded.QrDialog })));
const EmbedDialog = lazy(() =>
  import('./embed-dialog.tsx').then((loaded) => ({ default: loaded.EmbedDialog })),
);

const DIALOGS = { qr: QrDialog, embed: EmbedDialog, limit: LimitDialog, variants: VariantsDialog };
const words = texts.more;

/** What else can be done with a customer's chatbot, in words. */
export function ChatbotMenu({ chatbot }: { chatbot: Chatbot }) {
  const [opened, setOpened] = useState<keyof typeof DIALOGS | null>(null);
  const resend = useResendLink();
  const { useremail, product, uniqueId } = chatbot;
  const resent = useHasMailServer() ? words.resent : words.resendWaits;
  const Dialog = opened && DIALOGS[opened];
  return (
    <>
      <Menu
        label={words.label(useremail)}
        items={[
          {
            label: words.conversation,
            icon: <MessagesSquare size={18} aria-hidden="true" />,
            to: paths.conversation.href(product._id, uniqueId),
          },
          {
            label: words.qr,
            icon: <QrCode size={18} aria-hidden="true" />,
            onSelect: () => setOpened('qr'),
          },
          {
            label: words.embed,
            icon: <CodeXml size={18} aria-hidden="true" />,
            onSelect: () => setOpened('embed'),
          },
          {
            label: words.resend,
            icon: <Mail size={18} aria-hidden="true" />,
            isDisabled: resend.isPending,
            onSelect: () => tellOutcome(resend.mutateAsync(chatbot), resent(useremail)),
          },
          {
            label: words.limit,
            icon: <SlidersHorizontal size={18} aria-hidden="true" />,
            onSelect: () => setOpened('limit'),
          },
          {
            label: words.variants,
            icon: <Layers size={18} aria-hidden="true" />,
            onSelect: () => setOpened('variants'),
          },
        ]}
      />
      {Dialog && (
        <Suspense fallback={null}>
          <Dialog chatbot={chatbot} onClose={() => setOpened(null)} />
        </Suspense>
      )}
    </>
  );
}
