import { letters, roman } from '../list-numbers.ts';

const FIRST_CIRCLED = 0x2460;
const CIRCLED = 20;
const FIRST_PARENTHESISED = 0x2474;
const CYRILLIC = 'абвгдежзиклмнопрстуфхцчшщыэюя';
const AIUEO = 'アイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワヲン';
const IROHA =
  'イロハニホヘトチリヌルヲワカヨタレソツネナラムウヰノオクヤマケフコエテアサキユメミシヱヒモセスン';
const GANADA = '가나다라마바사아자차카타파하';
const STEMS = '甲乙丙丁戊己庚辛壬癸';
const CHINESE_DIGITS = '〇一二三四五六七八九';

const FORMATS: Readonly<Record<string, (count: number) => string>> = {
  none: () => '',
  decimalZero: (count) => String(count).padStart(2, '0'),
  lowerLetter: (count) => letters(count),
  upperLetter: (count) => letters(count).toUpperCase(),
  lowerRoman: roman,
  upperRoman: (count) => roman(count).toUpperCase(),
  ordinal: (count) => `${count}${ordinalEnding(count)}`,
  numberInDash: (count) => `- ${count} -`,
  russianLower: (count) => letters(count, CYRILLIC),
  russianUpper: (count) => letters(count, CYRILLIC).toUpperCase(),
  decimalEnclosedCircle: circled,
  decimalEnclosedCircleChinese: circled,
  decimalEnclosedParen: (count) =>
    count <= CIRCLED ? String.fromCharCode(FIRST_PARENTHESISED + count - 1) : `(${count})`,
  decimalFullWidth: fullWidth,
  decimalFullWidth2: fullWidth,
  aiueo: (count) => letters(count, AIUEO),
  aiueoFullWidth: (count) => letters(count, AIUEO),
  iroha: (count) => letters(count, IROHA),
  irohaFullWidth: (count) => letters(count, IROHA),
  ganada: (count) => letters(count, GANADA),
  ideographTraditional: (count) => letters(count, STEMS),
  chineseCounting: chinese,
  chineseCountingThousand: chinese,
  japaneseCounting: chinese,
  koreanCounting: chinese,
  taiwaneseCounting: chinese,
  taiwaneseCountingThousand: chinese,
  ideographDigital: (count) => Array.from(String(count), (digit) => CHINESE_DIGITS[Number(digit)]).join(''),
};

/** A count in a number format of Word ("ST_NumberFormat"); formats that spell numbers out are shown as digits. */
export const formatNumber = (count: number, format: string): string =>
  (FORMATS[format] ?? String)(Math.max(0, count));

function circled(count: number): string {
  return count >= 1 && count <= CIRCLED ? String.fromCharCode(FIRST_CIRCLED + count - 1) : String(count);
}

function fullWidth(count: number): string {
  return String(count).replace(/\d/g, (digit) => String.fromCharCode(0xff10 + Number(digit)));
}

function ordinalEnding(count: number): string {
  if (count % 100 >= 11 && count % 100 <= 13) return 'th';
  return ['th', 'st', 'nd', 'rd'][count % 10] ?? 'th';
}

/** 十, 二十一; from a hundred on digit by digit. */
function chinese(count: number): string {
  if (count >= 100 || count < 1) return FORMATS.ideographDigital?.(count) ?? String(count);
  const [tens, ones] = [Math.floor(count / 10), count % 10];
  const ten = tens === 0 ? '' : `${tens > 1 ? CHINESE_DIGITS.charAt(tens) : ''}十`;
  return ten + (ones > 0 ? CHINESE_DIGITS.charAt(ones) : '');
}
