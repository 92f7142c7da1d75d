/** Letters that make up most of any text of a script, and the least share of its letters that they have in one. */
type Script = { letters: RegExp; frequent: RegExp; share: number; least: number };

const SCRIPTS: readonly Script[] = [
  // About six tenths of Russian, Ukrainian and Bulgarian, a third of letters in no order.
  { letters: /\p{sc=Cyrillic}/gu, frequent: /[оеаинтсрвіл]/g, share: 0.45, least: 100 },
  // About three quarters of Greek.
  { letters: /\p{sc=Greek}/gu, frequent: /[αοιετσςνηυρ]/g, share: 0.5, least: 100 },
];

/** Signs of which each page of Chinese has some: the words that join others, and those of any device. */
const COMMON_HAN =
  /[的一是不了在有我这這中大来來上个個到为為子和地出也时時年就要下以生会會自过過对對可里裡后後小多而能好都于於发發成用方如前所面同三从從动動两兩长長分将將外与與高把此二点點全部定力机機给給等最新位因重被电電四第相次使平信少关關内內加入先五水体體别別口安表应應接请請数數件器度量开開或按下打手请時及勿必须須]/gu;
const HAN = /\p{sc=Han}/gu;
const LEAST_HAN = 80;
const COMMON_HAN_SHARE = 0.03;
/** Japanese and Korean, whose words are joined in letters of their own. */
const OTHER_EAST = /[\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u;

/** So many Latin letters of so few kinds are no words: those of a language are of twenty. */
const LEAST_LATIN = 30;
const FEW_KINDS = 8;
/** Tables of values have few kinds of letters too, but digits, and few signs. */
const MAX_DIGITS_SHARE = 0.1;
const MIN_SIGNS_SHARE = 0.2;

/** Whether the letters of a text are such that no language of their script has them: a font says others than it prints. */
export function isScriptNoise(text: string): boolean {
  const plain = text.toLowerCase().normalize('NFD');
  return (
    SCRIPTS.some((script) => lacksFrequent(plain, script)) || lacksCommonHan(text) || isOfFewKinds(plain)
  );
}

function lacksFrequent(text: string, { letters, frequent, share, least }: Script): boolean {
  const count = countOf(text, letters);
  return count >= least && countOf(text, frequent) < share * count;
}

function lacksCommonHan(text: string): boolean {
  const count = countOf(text, HAN);
  if (count < LEAST_HAN || OTHER_EAST.test(text)) return false;
  return countOf(text, COMMON_HAN) < COMMON_HAN_SHARE * count;
}

function isOfFewKinds(text: string): boolean {
  const letters = text.match(/[a-z]/g) ?? [];
  if (letters.length < LEAST_LATIN || new Set(letters).size > FEW_KINDS) return false;
  const visible = countOf(text, /\S/g);
  const signs = countOf(text, /[^\s\p{L}\p{N}\p{M}]/gu);
  return countOf(text, /\p{N}/gu) <= MAX_DIGITS_SHARE * visible && signs >= MIN_SIGNS_SHARE * visible;
}

const countOf = (text: string, what: RegExp): number => text.match(what)?.length ?? 0;
