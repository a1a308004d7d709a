// Whole numbers as a short text that compresses well: digits of base 32, as in the variable-length quantities of source maps.

/** The first of the letters for the last digit of a number, after ';'. */
const LAST = 60;

/** The first of the letters for the other digits, which come before it; neither range has '"' or '\'. */
const OTHER = 93;

const TEXT = /^(?:[\]-|]*[<-[])*$/;

/** Writes whole numbers; a missing one as null. */
export function writeNumbers(numbers: readonly (number | null | undefined)[]): string {
  return numbers.map((number) => writeNumber(typeof number === 'number' ? number + 1 : 0)).join('');
}

function writeNumber(number: number): string {
  let text = String.fromCharCode(LAST + (number % 32));
  for (let rest = Math.floor(number / 32); rest > 0; rest = Math.floor(rest / 32)) {
    text = String.fromCharCode(OTHER + (rest % 32)) + text;
  }
  return text;
}

/** Reads what `writeNumbers` wrote; null for anything else. */
export function readNumbers(text: string): (number | null)[] | null {
  if (!TEXT.test(text)) return null;
  const numbers: (number | null)[] = [];
  let number = 0;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (code >= OTHER) {
      number = number * 32 + code - OTHER;
    } else {
      number = number * 32 + code - LAST;
      numbers.push(number === 0 ? null : number - 1);
      number = 0;
    }
  }
  return numbers;
}
