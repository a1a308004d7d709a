/** Longest path that is looked at, in characters. */
const LONGEST = 2000;

/** What no link of a site holds, written out or percent-encoded: empty and dotted parts, slashes within a part, control characters. */
const ODD = /\/\/|(?:\/|%2f)(?:\.|%2e){1,2}(?:\/|%2f|$)|%2f|%5c|\\|%[01][0-9a-f]|%7f/i;

/** The path that a request asks for, decoded; null when it is no path that a link of a site holds. */
export function readRequestPath(target: string): string | null {
  const [written = ''] = target.split(/[?#]/);
  if (target.length > LONGEST || !written.startsWith('/') || ODD.test(written)) return null;
  try {
    return decodeURIComponent(written);
  } catch (error) {
    // An escape that stands for no text, such as a single '%'.
    if (error instanceof URIError) return null;
    throw error;
  }
}
