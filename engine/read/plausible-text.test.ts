import { describe, expect, it } from 'vitest';
import { judgeText, shareOfWords } from './plausible-text.ts';

const TEXTS = [
  'Switch the machine off and let it cool for ten minutes before you open the lid. Then clean the filter with warm water.',
  'Schalten Sie das Gerät aus und lassen Sie es zehn Minuten abkühlen, bevor Sie den Deckel öffnen. Reinigen Sie den Filter.',
  'Wyłącz urządzenie i odczekaj dziesięć minut, zanim otworzysz pokrywę. Filtr należy czyścić ciepłą wodą po każdym użyciu.',
  'Kapcsolja ki a készüléket, és várjon tíz percet, mielőtt kinyitja a fedelet. A szűrőt meleg vízzel kell tisztítani.',
];

const shift = (text: string, by: number): string =>
  text.replace(/[a-z]/gi, (letter) => {
    const first = letter < 'a' ? 65 : 97;
    return String.fromCharCode(((letter.charCodeAt(0) - first + by) % 26) + first);
  });

describe('a text layer', () => {
  it.each(TEXTS)('is one that reads like a language: %s', (text) => {
    expect(judgeText(text)).toBe('plausible');
  });

  it.each([
    [
      'Greek',
      'Γεμίστε το δοχείο με κρύο νερό έως την ένδειξη MAX και περιμένετε. Συσκευή KX-200 (LED), 4,2 kg. ',
    ],
    ['Thai', 'เติมน้ำเย็นลงในถังน้ำจนถึงขีด MAX กดปุ่มเปิดเครื่อง (LED) รุ่น KX-200 น้ำหนัก 4.2 kg '],
    ['Hindi', 'टंकी में MAX निशान तक ठंडा पानी भरें। हरी बत्ती (LED) जले। मशीन KX-200, वज़न 4.2 kg। '],
  ])('is one of %s, however often names and units stand in it', (_, text) => {
    expect(judgeText(text.repeat(6))).toBe('plausible');
  });

  it.each([1, 3, 7, 13, 19])('is garbled with each letter %i places on', (by) => {
    expect(judgeText(shift(TEXTS[0] ?? '', by))).not.toBe('plausible');
  });

  it('is garbled with the places of glyphs for letters', () => {
    const glyphs = [...(TEXTS[0] ?? '')].map((char) =>
      char === ' ' ? ' ' : String.fromCharCode(char.charCodeAt(0) - 29),
    );
    expect(judgeText(glyphs.join(''))).toBe('garbled');
  });

  it('is garbled where it is hardly anything but signs', () => {
    expect(judgeText("#$%& '()* +,-. /:;< =>?@ [\\]^ _`{| }~!\" #$%& '()* +,-. /:;< =>?@ [\\]^ _`{|")).toBe(
      'garbled',
    );
    expect(judgeText('Cleaning ............................................................ 12')).toBe(
      'plausible',
    );
    expect(judgeText(`Decaf factor ${'. '.repeat(60)}12`)).toBe('plausible');
  });

  it('is garbled where its signs are those that nobody knows', () => {
    expect(judgeText('•••••••••••••••• ••••••••• '.repeat(4))).toBe('garbled');
  });

  it('is garbled where glyphs without a name leave ligatures and signs', () => {
    expect(
      judgeText(
        '- ff ft fi Thffi ff - - fl ! " - #$ % ff fi fi - ffi & ft - - Th( ff - )# ! " fi '.repeat(3),
      ),
    ).toBe('garbled');
    const few = `- ffft - - fiTh ffi fl - !" # - ft $ %% - - &! '' ( fl ffft - - Th) +- fl - &fi $ - - '& , - - Thff - & ffft`;
    expect(judgeText(few)).toBe('garbled');
  });

  it('is doubtful where a recogniser misread many letters', () => {
    const misread =
      'Lub1icake thj covfr onie a yvar u1til thr gxeen 1ighx comis on, it moqt iq seiondi. Repzace khe ffltex ' +
      'aftqr opvratjng hjurs bkcaxse difk shjrteqs itf lvfe, as mzst onw mixute of thx tixe.';
    expect(judgeText(misread)).toBe('doubtful');
  });
});

const OTHER_SCRIPTS = [
  'Выключите прибор и дайте ему остыть в течение десяти минут, прежде чем открыть крышку. Затем промойте фильтр тёплой водой и высушите его.',
  'Вимкніть прилад і дайте йому охолонути протягом десяти хвилин, перш ніж відкрити кришку. Потім промийте фільтр теплою водою та висушіть.',
  'Απενεργοποιήστε τη συσκευή και αφήστε την να κρυώσει για δέκα λεπτά πριν ανοίξετε το καπάκι. Καθαρίστε το φίλτρο με ζεστό νερό κάθε φορά.',
  '请先关闭机器，冷却十分钟后再打开盖子。然后用温水清洗过滤器，晾干两小时后装回原处。切勿使用洗碗机清洗。每使用四十小时后应清洗一次过滤器，并检查密封圈是否损坏，如有损坏请及时更换新的密封圈。',
  '請先關閉機器，冷卻十分鐘後再打開蓋子。然後用溫水清洗過濾器，晾乾兩小時後裝回原處。切勿使用洗碗機清洗。每使用四十小時後應清洗一次過濾器，並檢查密封圈是否損壞，如有損壞請及時更換新的密封圈。',
  '電源を切り、十分間待ってからふたを開けてください。次に、ぬるま湯でフィルターを洗い、二時間乾かしてから元に戻してください。',
];

describe('a text layer in another script', () => {
  it.each(OTHER_SCRIPTS)('is one that reads like a language: %s', (text) => {
    expect(judgeText(text)).toBe('plausible');
  });

  it.each([
    ['Cyrillic', 0x430, 32],
    ['Greek', 0x3b1, 25],
    ['Chinese', 0x6800, 997],
  ])('is garbled where another one is meant: %s', (_name, first, size) => {
    const other = TEXTS.slice(0, 2)
      .join(' ')
      .replace(/[a-z]/g, (letter) => String.fromCharCode(first + ((letter.charCodeAt(0) * 11) % size)));
    expect(judgeText(other)).toBe('garbled');
  });
});

it('tells how far two readers of one page agree', () => {
  expect(shareOfWords('Clean the filter', 'clean the fi1ter')).toBeCloseTo(2 / 3);
});
