/** Comments and strings, which contain no rules. */
const COMMENTS_AND_STRINGS = /\/\*[^]*?\*\/|"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'/g;

/** Parentheses with their content, such as those of `:is(.a, .b)`. */
const BRACKETS = /\([^()]*\)/g;

/**
 * The classes that a style sheet defines: those of rules without a context. A rule with a context ('.form .field') adapts
 * a class there.
 */
export function definedClasses(styles: string): Set<string> {
  const classes = new Set<string>();
  const text = styles.replaceAll(COMMENTS_AND_STRINGS, ' ');
  /** Per enclosing rule or at-rule, whether its content may define a class. */
  const open: boolean[] = [];
  let start = 0;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at];
    if (sign === '{') {
      const prelude = text.slice(start, at).trim();
      const isOutside = open.every(Boolean);
      if (isOutside) for (const name of classesOf(prelude)) classes.add(name);
      open.push(/^@(?:layer|media|supports|container)\b/.test(prelude));
    }
    if (sign === '}') open.pop();
    if (sign === '{' || sign === '}' || sign === ';') start = at + 1;
  }
  return classes;
}

function classesOf(prelude: string): string[] {
  const utility = /^@utility\s+([\w-]+)/.exec(prelude)?.[1];
  if (utility !== undefined) return [utility];
  if (prelude.startsWith('@')) return [];
  let selectors = prelude;
  while (BRACKETS.test(selectors)) selectors = selectors.replaceAll(BRACKETS, '');
  return selectors
    .split(',')
    .map((selector) => selector.trim())
    .filter((selector) => !/[\s>+~]/.test(selector))
    .flatMap((selector) => [...selector.matchAll(/\.([\w-]+)/g)].map(([, name]) => name ?? ''));
}
