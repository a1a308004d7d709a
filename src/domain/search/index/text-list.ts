/** Texts of one line each, joined, so that one pass finds every one that holds a word. */
export interface TextList {
  joined: string;
  /** Where each text begins, and at the end where one more would. */
  starts: Uint32Array;
}

/** Prepares texts for `textsWith`; they hold no line break. */
export function listTexts(texts: readonly string[]): TextList {
  const starts = new Uint32Array(texts.length + 1);
  let start = 0;
  for (const [index, text] of texts.entries()) {
    start += text.length + 1;
    starts[index + 1] = start;
  }
  return { joined: texts.join('\n'), starts };
}

/** Marks with 1 every text that holds a word without spaces; null when none does. */
export function textsWith({ joined, starts }: TextList, word: string): Uint8Array | null {
  let found = joined.indexOf(word);
  if (found === -1) return null;
  const marks = new Uint8Array(starts.length - 1);
  let text = 0;
  while (found !== -1) {
    let end = starts[text + 1];
    while (end !== undefined && end <= found) {
      text += 1;
      end = starts[text + 1];
    }
    if (end === undefined) break;
    marks[text] = 1;
    found = joined.indexOf(word, end);
  }
  return marks;
}
