/** A code for comparisons: in lower case, in one Unicode form, with single spaces. */
export function foldCode(code: string): string {
  return code.normalize('NFC').trim().replaceAll(/\s+/g, ' ').toLowerCase();
}
