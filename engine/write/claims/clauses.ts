/** Where a sentence goes over to a further statement, in the languages whose words are known. */
const BORDER =
  /[,;()!?]+\s|\s-\s|\s+(?=(?:and|or|but|because|since|if|when|while|until|so that|which|then|und|oder|aber|weil|wenn|falls|bis|damit|sondern|et|ou|mais|si|quand|y|pero|cuando|e|ma|se|quando|en|of|maar|als|om|och|eller|men|nar)\s)|\t|\.\s|\n/gi;

/** The clauses of a plain sentence; what a colon joins is one ("Sensor: no signal"). */
export const splitClauses = (sentence: string): string[] => sentence.split(BORDER).filter(hasWords);

/** The clauses of a plain sentence; what stands behind a colon is one of its own ("Leak: close the valve"). */
export const splitAtColons = (sentence: string): string[] =>
  splitClauses(sentence).flatMap((clause) => clause.split(/:\s/).filter(hasWords));

const hasWords = (clause: string): boolean => /\p{L}/u.test(clause);
