/** Maximum length of a request target, in characters. */
const MAX_LENGTH = 2000;

/** What no link of a site contains, plain or percent-encoded: empty and dotted parts, slashes within a part, control characters. */
const ODD = /\/\/|(?:\/|%2f)(?:\.|%2e){1,2}(?:\/|%2f|$)|%2f|%5c|\\|%[01][0-9a-f]|%7f/i;

/** The decoded path of a request; null when no link of a site contains such a path. */
export function readRequestPath(target: string): string | null {
  const [path = ''] = target.split(/[?#]/);
  if (target.length > MAX_LENGTH || !path.startsWith('/') || ODD.test(path)) return null;
  try {
    return decodeURIComponent(path);
  } catch (error) {
    // An invalid escape, such as a single '%'.
    if (error instanceof URIError) return null;
    throw error;
  }
}
