/** A token of the theme: its name without the leading dashes, and its value as written. */
export interface Token {
  name: string;
  value: string;
}

/** The theme's tokens in the order of the file; settings that clear a namespace ('--color-*') are left out. */
export function readTokens(css: string): Token[] {
  const theme = css.slice(css.indexOf('@theme'));
  return [...theme.matchAll(/--([a-z0-9-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => ({
    name,
    value: value.replaceAll(/\s+/g, ' '),
  }));
}

/** The tokens of one family, without its prefix: `tokenFamily(tokens, 'color')` has 'lime' and 'ink'. */
export function tokenFamily(tokens: readonly Token[], prefix: string): Map<string, string> {
  return new Map(
    tokens
      .filter(({ name }) => name.startsWith(`${prefix}-`))
      .map(({ name, value }) => [name.slice(prefix.length + 1), value]),
  );
}
