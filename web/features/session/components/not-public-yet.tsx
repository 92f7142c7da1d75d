import { Notice } from '../../../ui/state/notice.tsx';
import { useUserInfo } from '../api/get-user-info.ts';
import { texts } from '../texts.ts';

const ASK_AGAIN_AFTER_MS = 20_000;

/** Says above a waiting company's screens what it can do already; goes by itself after the approval. */
export function NotPublicYet() {
  useUserInfo({ intervalMs: ASK_AGAIN_AFTER_MS });
  return (
    <Notice tone="info" className="mx-10 mt-6 max-md:mx-4">
      {texts.notPublicYet}
    </Notice>
  );
}
