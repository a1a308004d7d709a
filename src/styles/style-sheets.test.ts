import { globSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { definedClasses } from './defined-classes.ts';

const SOURCES = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(?:css|astro)$/.test(name))
  .map((name) => name.replaceAll('\\', '/'));

/** The styles in a file: all of it, or its <style> elements. */
function stylesOf(name: string): string {
  const text = readFileSync(`src/${name}`, 'utf8');
  if (name.endsWith('.css')) return text;
  return [...text.matchAll(/<style(?:\s[^>]*)?>([^]*?)<\/style>/g)].map(([, styles]) => styles ?? '').join('\n');
}

/** Classes that more than one of the named sheets defines, with the sheets. */
function definedTwice(sheets: readonly { name: string; styles: string }[]): string[] {
  const places = new Map<string, Set<string>>();
  for (const { name, styles } of sheets) {
    for (const defined of definedClasses(styles)) {
      places.set(defined, (places.get(defined) ?? new Set()).add(name));
    }
  }
  return [...places]
    .filter(([, names]) => names.size > 1)
    .map(([defined, names]) => `.${defined}: ${[...names].join(', ')}`);
}

/** The sheets of paper have rules for the same classes. */
const FOR_SCREENS = SOURCES.filter((name) => !name.startsWith('styles/print/'));

describe('a class', () => {
  it('is defined by one style sheet', () => {
    expect(definedTwice(FOR_SCREENS.map((name) => ({ name, styles: stylesOf(name) })))).toEqual([]);
  });

  it('that two sheets define is found, whatever surrounds the rules', () => {
    const sheets = [
      { name: 'one.css', styles: '@layer components { .choice { input { opacity: 0 } } .row > .chip { gap: 0 } }' },
      { name: 'two.css', styles: '@media (width > 1px) { a, label.choice:hover { color: red } } .chip { gap: 1px }' },
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

it('names the order of the layers in each sheet that a page imports, because the browser may read it first', () => {
  const imported = readdirSync('src/pages', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.astro'))
    .flatMap((name) => [...readFileSync(`src/pages/${name}`, 'utf8').matchAll(/'#styles\/(.*?)'/g)])
    .map(([, name]) => `styles/${name}`);
  expect(imported.length).toBeGreaterThan(0);
  const others = imported.filter((name) => !stylesOf(name).startsWith('@layer theme, base, components, utilities;'));
  expect(others).toEqual([]);
});

it('finds a file for every source of a style sheet', () => {
  const missing = SOURCES.filter((name) => name.endsWith('.css')).flatMap((name) =>
    [...stylesOf(name).matchAll(/@source (?:not )?'([^']+)'/g)]
      .flatMap(([, source]) => eachOf(source ?? ''))
      .filter((source) => globSync(join('src', dirname(name), source)).length === 0)
      .map((source) => `${name}: ${source}`),
  );
  expect(missing).toEqual([]);
});

/** The paths that braces in a source stand for: 'a/{b,c}' is 'a/b' and 'a/c'. */
function eachOf(source: string): string[] {
  const [braces, choices = ''] = /\{([^{}]*)\}/.exec(source) ?? [];
  return braces === undefined ? [source] : choices.split(',').map((choice) => source.replace(braces, choice));
}
