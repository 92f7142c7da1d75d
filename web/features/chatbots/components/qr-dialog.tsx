import './qr-dialog.css';
import { Download, Printer } from 'lucide-react';
import { useMemo } from 'react';
import type { Chatbot } from '../../../../contracts/chat/chatbots.ts';
import { qrPicture } from '../../../lib/browser/qr.ts';
import { Button } from '../../../ui/button/button.tsx';
import { buttonStyle } from '../../../ui/button/button-style.ts';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { chatbotUrl } from '../chatbot-url.ts';
import { qrFilename } from '../qr-filename.ts';
import { texts } from '../texts.ts';

/** A dialog with the QR code of a customer's chat, large enough to scan, with buttons to print and save it. */
export function QrDialog({ chatbot, onClose }: { chatbot: Chatbot; onClose: () => void }) {
  const url = chatbotUrl(chatbot);
  const picture = useMemo(() => qrPicture(url), [url]);
  const { product_name } = chatbot.product;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={texts.qr.title(chatbot.useremail)}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {texts.close}
          </Button>
          <Button icon={<Printer size={18} aria-hidden="true" />} onClick={() => window.print()}>
            {texts.qr.print}
          </Button>
          <a href={picture} download={qrFilename(product_name)} className={buttonStyle('go')}>
            <Download size={18} aria-hidden="true" />
            {texts.qr.download}
          </a>
        </>
      }
    >
      <figure className="qr-sheet grid justify-items-center gap-3 text-center">
        <img src={picture} alt={texts.qr.picture(url)} className="size-64" />
        <figcaption>
          <b className="block wrap-anywhere">{texts.qr.caption(product_name)}</b>
          <span className="text-12 text-ink-2 wrap-anywhere">{url}</span>
        </figcaption>
      </figure>
    </Dialog>
  );
}
