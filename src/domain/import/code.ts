/** A code for comparisons: in lower case, in one Unicode form, with single spaces. */
export function foldCode(code: string): string {
  return code.normalize('NFC').trim().replaceAll(/\s+/g, ' ').toLowerCase();
}

/** Most digits of a code that is compared without its zeros. */
const DIGITS_MAX = 8;

/** The codes of digits that differ only in their zeros at the start, which spreadsheets remove; none for another code. */
export function codesWithOtherZeros(code: string): string[] {
  if (!/^\d+$/.test(code) || code.length > DIGITS_MAX) return [];
  const number = code.replace(/^0+(?=\d)/, '');
  const codes = Array.from({ length: DIGITS_MAX - number.length + 1 }, (_, zeros) => '0'.repeat(zeros) + number);
  return codes.filter((other) => other !== code);
}
