/** The form of a page, the field of its message, and the element behind which the answer stands. */
export type FoundForm = {
  form: HTMLFormElement;
  field: HTMLTextAreaElement | HTMLInputElement;
  place: Element;
};

/** Why a page's form can't be used. */
export type NoForm = 'no-form' | 'no-message';

/**
 * Finds the form that a script is for: the one that `data-form` selects, the one around the script, or the only one with a field
 * for longer text; in it the field that `data-message` selects, or its first such field.
 */
export function findForm(script: HTMLScriptElement): FoundForm | NoForm {
  const { form: formAt, message: messageAt, place: placeAt } = script.dataset;
  const form = formAt === undefined ? (script.closest('form') ?? onlyForm()) : select(document, formAt);
  if (!(form instanceof HTMLFormElement)) return 'no-form';
  const field = select(form, messageAt ?? 'textarea');
  if (!(field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement)) return 'no-message';
  // Inside a label every press would lead back to the field.
  const place = (placeAt !== undefined && select(document, placeAt)) || field.closest('label') || field;
  return { form, field, place };
}

function onlyForm(): HTMLFormElement | null {
  const forms = [...document.forms].filter((form) => form.querySelector('textarea') !== null);
  return forms.length === 1 ? (forms[0] ?? null) : null;
}

/** The first match; null where there is none, or the selector is none. */
function select(root: ParentNode, selector: string): Element | null {
  try {
    return root.querySelector(selector);
  } catch {
    return null;
  }
}
