/** A code as it is compared: in one case of letters and one writing of accents, spaces made one. */
export function foldCode(code: string): string {
  return code.normalize('NFC').trim().replaceAll(/\s+/g, ' ').toLowerCase();
}
