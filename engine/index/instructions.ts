/** Numbered steps, and the verbs that instructions begin with. English. */
const STEP_OR_IMPERATIVE =
  /(?:^|\s)(?:\d{1,2}[.)]\s|step \d)|\b(?:press|tap|select|click|go to|navigate|choose|turn|insert|swipe|open|close|connect|remove|pull|push|hold|enter|type|run|set|make sure)\b/gi;

const MAX_COUNT = 255;

/** Number of steps and imperatives in a text, capped at 255. */
export const countInstructions = (text: string): number =>
  Math.min(text.match(STEP_OR_IMPERATIVE)?.length ?? 0, MAX_COUNT);
