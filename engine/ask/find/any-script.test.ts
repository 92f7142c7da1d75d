import { describe, expect, it } from 'vitest';
import { indexOf, makeManual, type PassageDraft } from '../testing/make-manual.ts';
import { search } from './search.ts';

const CHINESE: PassageDraft[] = [
  { heading: '安全须知', text: '请勿让儿童单独使用本机。清洁之前请拔下电源插头。' },
  { heading: '清洁滤网', text: '取下滤网，用温水冲洗。滤网每两个月更换一次。请勿使用洗洁精。' },
  { heading: '水箱', text: '水箱容量为两升。请只加入冷水，不要超过最高水位线。' },
  { heading: '除垢', text: '指示灯闪烁时请除垢。将除垢剂倒入水箱，然后按住启动键三秒钟。' },
  { heading: '故障代码', text: 'E-04 表示水泵堵塞。请联系售后服务。' },
  { heading: '保修', text: '自购买之日起保修两年。请保留发票。' },
];
const JAPANESE: PassageDraft[] = [
  {
    heading: '安全上のご注意',
    text: 'お子様だけで使用させないでください。お手入れの前に電源プラグを抜いてください。',
  },
  {
    heading: 'フィルターのお手入れ',
    text: 'フィルターを取り外して水で洗います。フィルターは2か月ごとに交換してください。',
  },
  { heading: '水タンク', text: '水タンクの容量は2リットルです。冷たい水だけを入れてください。' },
  {
    heading: '除石',
    text: 'ランプが点滅したら除石を行います。除石剤をタンクに入れ、スタートボタンを3秒押します。',
  },
  { heading: 'エラー表示', text: 'E-04 はポンプの詰まりを示します。販売店にご相談ください。' },
  { heading: '保証', text: '保証期間はお買い上げの日から2年です。' },
];
const KOREAN: PassageDraft[] = [
  { heading: '안전 수칙', text: '어린이 혼자 사용하지 않도록 하세요. 청소 전에 전원 플러그를 뽑으세요.' },
  { heading: '필터 청소', text: '필터를 분리하여 물로 씻으세요. 필터는 두 달마다 교체하세요.' },
  { heading: '물탱크', text: '물탱크의 용량은 2리터입니다. 찬물만 넣으세요.' },
  {
    heading: '석회 제거',
    text: '램프가 깜박이면 석회를 제거하세요. 제거제를 물탱크에 넣고 시작 버튼을 3초간 누르세요.',
  },
  { heading: '오류 코드', text: 'E-04 는 펌프가 막혔음을 뜻합니다. 고객 센터에 문의하세요.' },
  { heading: '보증', text: '보증 기간은 구입일로부터 2년입니다.' },
];

describe.each<[string, PassageDraft[], [string, string][]]>([
  [
    'zh',
    CHINESE,
    [
      ['滤网多久更换一次？', '清洁滤网'],
      ['水箱容量', '水箱'],
      ['如何除垢', '除垢'],
      ['E－０４是什么意思', '故障代码'],
      ['保修几年？', '保修'],
    ],
  ],
  [
    'ja',
    JAPANESE,
    [
      ['フィルターの交換はいつですか', 'フィルターのお手入れ'],
      ['ﾀﾝｸ 容量', '水タンク'],
      ['除石の方法', '除石'],
      ['E-04が出ました', 'エラー表示'],
      ['保証期間は何年ですか？', '保証'],
    ],
  ],
  [
    'ko',
    KOREAN,
    [
      ['필터는 언제 교체해야 하나요?', '필터 청소'],
      ['물탱크 용량', '물탱크'],
      ['석회 제거를 어떻게 하나요', '석회 제거'],
      ['E-04 오류', '오류 코드'],
      ['보증 기간', '보증'],
    ],
  ],
])('a manual in %s', (language, drafts, questions) => {
  const index = indexOf(
    makeManual(
      drafts.map((draft, i) => ({ ...draft, page: i + 1 })),
      { language },
    ),
  );

  it.each(questions)('answers "%s" by its words', (question, heading) => {
    const { passages, band } = search(index, question);
    expect(passages[0]?.passage.heading).toBe(heading);
    expect(band).toBe('answer');
  });
});

it.each([
  ['zh', CHINESE, '如何连接蓝牙耳机？'],
  ['ja', JAPANESE, 'スマートフォンと接続できますか？'],
  ['ko', KOREAN, '블루투스 헤드폰 연결'],
] as const)('a manual in %s does not answer what it does not know', (language, drafts, question) => {
  expect(search(indexOf(makeManual(drafts, { language })), question).band).toBe('none');
});
