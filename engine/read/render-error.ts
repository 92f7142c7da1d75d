/**
 * Why there is no picture. `undrawable`: the page is damaged, or takes more time or memory than any may; `exhausted`: the
 * file's pages have taken all the time that a file has for now; `busy`: too many of this tenant's wait; `gone`: nobody
 * waits for it any more; `interrupted`: by something that is not the page's fault.
 */
export type RenderFault = 'undrawable' | 'exhausted' | 'busy' | 'gone' | 'interrupted';

const MESSAGES: Record<RenderFault, string> = {
  undrawable: 'The page could not be drawn.',
  exhausted: 'The pages of this file take too long to draw.',
  busy: 'Too many pages are waiting to be drawn.',
  gone: 'Nobody waits for the page any more.',
  interrupted: 'Drawing the page was interrupted.',
};

/** Thrown when a picture was not drawn. */
export class RenderError extends Error {
  override readonly name = 'RenderError';
  readonly fault: RenderFault;

  constructor(fault: RenderFault, options: ErrorOptions = {}) {
    super(MESSAGES[fault], options);
    this.fault = fault;
  }
}
