/** First letters of a name's first and last words, as in 'LV'; of a single word one letter. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/u);
  const letters = words.length < 2 ? words : [words[0], words.at(-1)];
  return letters
    .map((word) => Array.from(word ?? '')[0] ?? '')
    .join('')
    .toLocaleUpperCase('en');
}
