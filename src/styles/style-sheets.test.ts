import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { definedClasses } from './defined-classes.ts';

const SOURCES = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(?:css|astro)$/.test(name))
  .map((name) => name.replaceAll('\\', '/'));

/** The styles that a file holds: all of it, or its <style> elements. */
function stylesOf(name: string): string {
  const text = readFileSync(`src/${name}`, 'utf8');
  if (name.endsWith('.css')) return text;
  return [...text.matchAll(/<style(?:\s[^>]*)?>([^]*?)<\/style>/g)].map(([, styles]) => styles ?? '').join('\n');
}

/** A sheet in two halves, of which the second comes after the first screen (docs/decisions/0070-rest-of-the-page.md), is one. */
function sheetOf(name: string): string {
  return name.replace(/-later\.css$/, '.css');
}

/** Classes that more than one of the named sheets defines, with the sheets. */
function definedTwice(sheets: readonly { name: string; styles: string }[]): string[] {
  const places = new Map<string, Set<string>>();
  for (const { name, styles } of sheets) {
    for (const defined of definedClasses(styles)) {
      places.set(defined, (places.get(defined) ?? new Set()).add(sheetOf(name)));
    }
  }
  return [...places]
    .filter(([, names]) => names.size > 1)
    .map(([defined, names]) => `.${defined}: ${[...names].join(', ')}`);
}

describe('a class', () => {
  it('is defined by one style sheet', () => {
    expect(definedTwice(SOURCES.map((name) => ({ name, styles: stylesOf(name) })))).toEqual([]);
  });

  it('that two sheets define is found, whatever surrounds the rules', () => {
    const sheets = [
      { name: 'one.css', styles: '@layer components { .choice { input { opacity: 0 } } .row > .chip { gap: 0 } }' },
      { name: 'two.css', styles: '@media (width > 1px) { a, label.choice:hover { color: red } } .chip { gap: 1px }' },
      { name: 'one-later.css', styles: '.choice:hover { color: blue }' },
      { name: 'print.css', styles: '@media print { .choice { display: none } }' },
    ];
    expect(definedTwice(sheets)).toEqual(['.choice: one.css, two.css']);
  });
});

describe('the classes that a style sheet defines', () => {
  it.each([
    ['.a { } .b.c { }', ['a', 'b', 'c']],
    ['.a .b { } .c > .d { } .e + .f { }', []],
    [':where(.a) .b { } :is(.c, .d) { }', []],
    ['@utility a { .b { } }', ['a']],
    ['@keyframes a { from { opacity: 0 } }', []],
    ['/* .a { */ .b { content: "}" }', ['b']],
    ["@import 'a.css'; @source '../x'; .a { .b { } }", ['a']],
  ])('of %j are %j', (styles, classes) => {
    expect([...definedClasses(styles)]).toEqual(classes);
  });
});
