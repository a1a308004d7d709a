/** Delimiters around the number of a fragment; no text that people write contains them. */
const [BEGIN, END] = ['\u0002', '\u0003'];

const parts: string[] = [];
const indexes = new Map<string, number>();

/**
 * Keeps HTML that many pages share and returns a placeholder for it. The writer of pages replaces it, encoded once:
 * half of a property's page is such fragments. The dev server gets the HTML itself.
 */
export function internFragment(html: string): string {
  if (import.meta.env.DEV) return html;
  // Reuses the number: a process may build one site after the other.
  const index = indexes.get(html) ?? parts.push(html) - 1;
  indexes.set(html, index);
  return `${BEGIN}${index}${END}`;
}

/** Splits rendered text at its placeholders; a shared fragment is the same bytes on every page. */
export function withSharedParts(text: Uint8Array): Uint8Array[] {
  const pieces: Uint8Array[] = [];
  let from = 0;
  for (let mark = text.indexOf(2); mark !== -1; mark = text.indexOf(2, from)) {
    const end = text.indexOf(3, mark);
    pieces.push(text.subarray(from, mark), ...partAt(Number(DECODER.decode(text.subarray(mark + 1, end)))));
    from = end + 1;
  }
  pieces.push(text.subarray(from));
  return pieces;
}

const ENCODER = new TextEncoder();
const DECODER = new TextDecoder();
const encoded = new Map<number, Uint8Array[]>();

function partAt(index: number): Uint8Array[] {
  const known = encoded.get(index);
  if (known !== undefined) return known;
  const html = parts[index];
  if (html === undefined) throw new Error(`No part of the pages has the number ${index}.`);
  const made = withSharedParts(ENCODER.encode(html));
  encoded.set(index, made);
  return made;
}
