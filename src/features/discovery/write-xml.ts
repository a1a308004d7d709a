const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };

/** Everything but the characters that XML 1.0 can hold at all, escaped or not. */
const FORBIDDEN = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/** Addresses, of which a sitemap holds a hundred thousand, need no second look. */
const PLAIN = /^[\w/:.-]*$/;

/** The declaration that every XML file begins with. */
export const XML_DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n';

/** A text as it may stand between tags and in attributes; what XML cannot hold is left out. */
export function escapeXml(text: string): string {
  if (PLAIN.test(text)) return text;
  return text
    .toWellFormed()
    .replaceAll(FORBIDDEN, '')
    .replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

/** An element that holds a text. */
export function textElement(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`;
}
