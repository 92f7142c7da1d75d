import { expect, it } from 'vitest';
import { detectLanguage } from './language.ts';

it.each([
  ['zh', ['E-04 LED USB', '请勿让儿童单独使用本机。清洁之前请拔下电源插头。']],
  ['ja', ['保証', '安全上のご注意', 'お手入れの前に電源プラグを抜いてください。']],
  ['ko', ['어린이 혼자 사용하지 않도록 하세요.']],
  ['ru', ['Перед очисткой выньте вилку из розетки и не включайте прибор.']],
  ['uk', ['Перед очищенням вийміть вилку з розетки та не вмикайте прилад.']],
  ['tr', ['Temizlemeden önce fişi prizden çekin ve bu cihazı suya sokmayın.']],
  ['hr', ['Prije čišćenja izvucite utikač iz utičnice i ne uključujte uređaj ako je oštećen.']],
  ['cs', ['Před čištěním vytáhněte zástrčku ze zásuvky a přístroj nezapínejte, pokud je poškozený.']],
  [
    'pl',
    ['Przed czyszczeniem należy wyjąć wtyczkę z gniazdka i nie włączać urządzenia, jeśli jest uszkodzone.'],
  ],
  ['de', ['Δt', 'Vor dem Reinigen den Stecker ziehen und das Gerät nicht einschalten.']],
  ['en', ['Unplug the appliance before you clean it. 日本語 is printed on the box.']],
  ['en', []],
])('tells %s', (language, texts) => expect(detectLanguage(texts)).toBe(language));
