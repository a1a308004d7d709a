import { expect, it } from 'vitest';
import { codesWithOtherZeros } from './code.ts';

it.each([
  ['12345', ['012345', '0012345', '00012345']],
  ['0012345', ['12345', '012345', '00012345']],
  ['00000000', ['0', '00', '000', '0000', '00000', '000000', '0000000']],
  ['A-012', []],
  ['1.5', []],
  ['123456789', []],
])('the codes that differ from %j only in their zeros at the start are %j', (code, others) => {
  expect(codesWithOtherZeros(code)).toEqual(others);
});
