// Whole numbers as text: one character for most, so that HTTP compression finds repetitions.

/** Printable characters that JSON does not escape: all but the quotation mark and the backslash. */
const SYMBOLS = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index))
  .filter((symbol) => symbol !== '"' && symbol !== '\\')
  .slice(0, 92);

/** Half of the symbols end a number, the other half mean that more follows. */
const BASE = SYMBOLS.length / 2;

const DIGITS = new Map(SYMBOLS.map((symbol, digit) => [symbol.charCodeAt(0), digit]));

function symbolOf(digit: number): string {
  const symbol = SYMBOLS[digit];
  if (symbol === undefined) throw new RangeError(`expected a digit below ${SYMBOLS.length}, not ${digit}`);
  return symbol;
}

/** Packs whole numbers from 0. */
export function packNumbers(numbers: readonly number[]): string {
  return numbers
    .map((number) => {
      if (!Number.isSafeInteger(number) || number < 0) throw new RangeError(`expected a whole number, not ${number}`);
      let text = '';
      let rest = number;
      for (; rest >= BASE; rest = Math.floor(rest / BASE)) text += symbolOf(BASE + (rest % BASE));
      return text + symbolOf(rest);
    })
    .join('');
}

/** Unpacks numbers; throws on a text that `packNumbers` would not write. */
export function unpackNumbers(text: string): number[] {
  const numbers: number[] = [];
  let number = 0;
  let weight = 1;
  for (let index = 0; index < text.length; index += 1) {
    const digit = DIGITS.get(text.charCodeAt(index));
    if (digit === undefined) throw new TypeError('expected packed numbers');
    if (digit >= BASE) {
      number += (digit - BASE) * weight;
      weight *= BASE;
    } else {
      numbers.push(number + digit * weight);
      number = 0;
      weight = 1;
    }
  }
  if (weight !== 1) throw new TypeError('expected packed numbers, not an incomplete one');
  return numbers;
}

/** Packs numbers of either sign as the steps between them: a small step takes one character. */
export function packSteps(numbers: readonly number[]): string {
  return packNumbers(
    numbers.map((number, index) => {
      const step = number - (numbers[index - 1] ?? 0);
      return step < 0 ? -2 * step - 1 : 2 * step;
    }),
  );
}

/** Unpacks the numbers that `packSteps` packed. */
export function unpackSteps(text: string): number[] {
  let number = 0;
  return unpackNumbers(text).map((step) => {
    number += step % 2 === 0 ? step / 2 : -(step + 1) / 2;
    return number;
  });
}
