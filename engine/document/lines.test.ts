import { expect, it } from 'vitest';
import { joinLines } from './lines.ts';

const join = (...lines: string[]): string => joinLines(lines.map((text) => ({ text })));

it('joins lines by a blank, but in scripts that have none', () => {
  expect(join('Close the', 'lid.')).toBe('Close the lid.');
  expect(join('緑のランプが点灯', 'するまで待って')).toBe('緑のランプが点灯するまで待って');
  expect(join('请加水。', 'E-07：机器过热。')).toBe('请加水。E-07：机器过热。');
  expect(join('请等待5', '分钟。型号为', 'KF-300。')).toBe('请等待5分钟。型号为KF-300。');
  expect(join('กดปุ่ม', 'START')).toBe('กดปุ่ม START');
  expect(join('뚜껑을', '닫으십시오')).toBe('뚜껑을 닫으십시오');
});
