import { IMPORT_SEPARATOR } from '#domain/import/columns.ts';

/** A text cut into the records of a sheet. */
export interface SplitText {
  /** Records that are complete, without their line ends. */
  readonly records: readonly string[];
  /** What follows them and may go on in the next piece; '' at the end of the sheet. */
  readonly rest: string;
  /** Whether the last record stands within quotation marks at the end of the text. */
  readonly isQuoted: boolean;
}

/**
 * Cuts a text where records end: at line ends outside of quotation marks. A mark opens only at the beginning of a cell and
 * closes only before the end of one, as the parser of the cells has it; a record is never parsed before it is whole, so
 * that a mark which is never closed costs no more than the longest record there may be.
 */
export function splitRecords(text: string, isLast: boolean): SplitText {
  const records: string[] = [];
  let start = 0;
  let isQuoted = false;
  let isCellStart = true;
  for (let index = 0; index < text.length; index += 1) {
    const character = text[index];
    // The last character may mean something else together with the first of the next piece.
    if (!isLast && index === text.length - 1 && (character === '"' || character === '\r')) break;
    if (isQuoted) {
      if (character !== '"') continue;
      if (text[index + 1] === '"') index += 1;
      else if (closesAt(text, index)) isQuoted = false;
    } else if (character === '\n' || character === '\r') {
      records.push(text.slice(start, index));
      if (character === '\r' && text[index + 1] === '\n') index += 1;
      start = index + 1;
      isCellStart = true;
    } else {
      isQuoted = isCellStart && character === '"';
      isCellStart = character === IMPORT_SEPARATOR;
    }
  }
  const rest = text.slice(start);
  if (!isLast || isQuoted || rest === '') return { records, rest, isQuoted };
  return { records: [...records, rest], rest: '', isQuoted };
}

function closesAt(text: string, quote: number): boolean {
  let after = quote + 1;
  while (text[after] === ' ') after += 1;
  const next = text[after];
  return next === undefined || next === IMPORT_SEPARATOR || next === '\n' || next === '\r';
}
