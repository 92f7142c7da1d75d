const LACK = /\b(?:no|not|never|without|cannot|\p{L}+n['’]t|wont|dont|doesnt|isnt|cant) (\p{L}+)/iu;

/** The word for what is missing or not done: "steam" in "no steam", "froth" in "milk does not froth"; else empty. */
export const lackIn = (text: string): string => LACK.exec(text)?.[1] ?? '';
