/**
 * The first `max` UTF-16 units of a text, which is how schemas count; one less where they would end within an emoji or a
 * rare letter, whose first half alone is shown as '\ufffd' and cannot be part of a URL.
 */
export function cutText(text: string, max: number): string {
  return text.slice(0, max).replace(/[\ud800-\udbff]$/, '');
}
