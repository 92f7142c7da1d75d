/** Recognises prohibitions in the languages of manuals. "Not" alone is none in English: "It is not included." */
const FORBIDDING =
  /(?<!\p{L})(?:(?:do|must|should|may|shall|can) ?not|never|avoid|don['’]t|nicht|niemals|nie|keine?[nsr]?|vermeiden|verboten|ne|n['’]\p{L}+|jamais|pas|évite[rz]|interdit|no|nunca|jamás|evit[ae]r?|prohibido|non|mai|vietato|não|proibido|niet|nooit|geen|ikke|aldri|aldrig|inte|älä|ei|nie wolno|nikdy|не|никогда|μην|ποτέ)(?!\p{L})/iu;

/** Whether a text tells what not to do: "Do not open the lid." */
export const forbids = (text: string): boolean => FORBIDDING.test(text);
