/**
 * The few sentences of an answer that are ours rather than the manual's. The client recognises them, because it says
 * the same in its own form. They are apart from the schemas, so that the chat can load without those.
 */

/** Content of an answer whose band is `none`. */
export const REFUSAL_TEXT = 'The manual does not say.';
/** Content of the reply to somebody in an emergency that the manual says nothing about. */
export const NO_EMERGENCY_TEXT =
  'The manual gives no instructions for this emergency. Contact the manufacturer.';
/** First line of an answer whose band is `closest`. */
export const CLOSEST_TEXT = 'These are the closest passages.';
/** Content of an answer that has choices. */
export const CHOICE_TEXT = 'Which of these does your display show?';
/** First line of an answer that asks back which variant the customer has; their names follow. */
export const VARIANT_TEXT = 'That depends on the variant. Which one is it?';
/** Reply where no page of any manual can be looked up yet. */
export const UNREAD_TEXT = 'The manual is not ready yet. Please ask again later.';
/** Content of the reply to a photo that shows no known problem and has no words that the manual answers. */
export const NO_MATCH_TEXT =
  'I could not match this photo with a known problem. What does the display show? Type the words or the code on it.';
/** First line of an answer with a `match`. */
export const matchText = (errorTitle: string): string => `This looks like “${errorTitle}”.`;
/** Content of a remedy that is a video. */
export const VIDEO_TEXT = 'A video may help.';
