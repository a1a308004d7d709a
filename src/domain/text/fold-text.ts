const MARKS = /\p{Mark}+/gu;
const ASCII = /^[\0-\x7f]*$/;
/** Phones type them where keyboards have a straight one, and the other way round. */
const CURLY_APOSTROPHES = /[‘’]/g;
const NOT_WORDS = /[^\p{Letter}\p{Number}]+/gu;

/** Makes a text comparable: lower case without accents, so that 'obidos' equals 'Óbidos'; apostrophes are straight. */
export function foldText(text: string): string {
  // Most of ten thousand properties have no accents; normalising costs more than this test.
  if (ASCII.test(text)) return text.toLowerCase();
  return text.normalize('NFKD').replaceAll(MARKS, '').replaceAll(CURLY_APOSTROPHES, "'").toLowerCase();
}

/** Folds a text to words with single spaces and a space at both ends, so that ' porto ' is found as a whole word only. */
export function foldWords(text: string): string {
  return ` ${foldText(text).replaceAll(NOT_WORDS, ' ').trim()} `;
}

/** Names a label in URLs: 'Troia & Comporta' is 'troia-comporta'. */
export function urlName(label: string): string {
  return foldWords(label).trim().replaceAll(' ', '-');
}
