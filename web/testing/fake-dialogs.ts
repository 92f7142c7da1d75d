import { afterEach, beforeEach } from 'vitest';

/** Lets the tests of a file open `<dialog>`: jsdom has the element, and neither shows nor closes it. */
export function installFakeDialogs(): void {
  beforeEach(() => {
    Object.assign(HTMLDialogElement.prototype, {
      showModal(this: HTMLDialogElement) {
        this.open = true;
      },
      close(this: HTMLDialogElement) {
        this.open = false;
      },
    });
  });
  afterEach(() => {
    for (const method of ['showModal', 'close']) Reflect.deleteProperty(HTMLDialogElement.prototype, method);
  });
}
