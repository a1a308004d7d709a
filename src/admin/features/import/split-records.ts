import { IMPORT_SEPARATOR } from '#domain/import/columns.ts';

/** A text cut into the records of a sheet. */
export interface SplitText {
  /** Complete records, without their line ends. */
  readonly records: readonly string[];
  /** Text after them, which may continue in the next chunk; '' at the end of the sheet. */
  readonly rest: string;
  /** Whether the text ends within quotation marks. */
  readonly isQuoted: boolean;
}

/**
 * Splits a text into records at line ends outside of quotation marks. A mark opens only at the start of a cell and closes
 * only before the end of one, as in the parser of the cells. Records are parsed only when complete, so that an unclosed mark
 * costs no more than the longest allowed record.
 */
export function splitRecords(text: string, isLast: boolean): SplitText {
  const records: string[] = [];
  let start = 0;
  let isQuoted = false;
  let isCellStart = true;
  for (let index = 0; index < text.length; index += 1) {
    const character = text[index];
    // The meaning of the last character may depend on the first one of the next chunk.
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
