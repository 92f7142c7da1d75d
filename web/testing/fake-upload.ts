import { vi } from 'vitest';

type ProgressListener = (event: { loaded: number; total: number }) => void;

/** A fake XMLHttpRequest that keeps what was sent and lets a test answer it. */
export class FakeUpload {
  static sent: FakeUpload[] = [];

  /** Replaces XMLHttpRequest until `vi.unstubAllGlobals()`. */
  static install() {
    FakeUpload.sent = [];
    vi.stubGlobal('XMLHttpRequest', FakeUpload);
  }

  readonly upload: { onprogress?: ProgressListener } = {};
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  status = 0;
  responseText = '';
  method = '';
  url = '';
  body: FormData | null = null;

  open(method: string, url: string) {
    this.method = method;
    this.url = url;
  }
  setRequestHeader() {}
  send(body: FormData) {
    this.body = body;
    FakeUpload.sent.push(this);
  }
  abort() {
    this.onabort?.();
  }

  progress(loaded: number, total: number) {
    this.upload.onprogress?.({ loaded, total });
  }
  answer(status: number, reply: unknown) {
    this.status = status;
    this.responseText = JSON.stringify(reply);
    this.onload?.();
  }
  loseConnection() {
    this.onerror?.();
  }
}
