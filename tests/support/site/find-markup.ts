import type { CheerioAPI } from 'cheerio';

/** Elements of a page. */
export type Markup = ReturnType<CheerioAPI>;

/** The text of an element as tests compare it: without line breaks and repeated spaces. */
export function textOf(element: Markup): string {
  return element.text().replaceAll(/\s+/g, ' ').trim();
}

/** The texts of elements, in order. */
export function textsOf(elements: Markup): string[] {
  return each(elements).map(textOf);
}

/** The values of an attribute of elements, in order; undefined where an element has none. */
export function attributesOf(elements: Markup, name: string): (string | undefined)[] {
  return each(elements).map((element) => element.attr(name));
}

/** Elements as an array. */
export function each(elements: Markup): Markup[] {
  return Array.from({ length: elements.length }, (_, index) => elements.eq(index));
}

/** The elements that have this accessible name: their label, the text of the element that labels them, or their own text. */
export function named(elements: Markup, name: string): Markup {
  return elements.filter((index) => nameOf(elements.eq(index)) === name);
}

/** The single element with this accessible name; throws when there are none or several. */
export function theOne(elements: Markup, name: string): Markup {
  const found = named(elements, name);
  if (found.length === 1) return found;
  throw new Error(`expected one '${name}', found ${found.length} among: ${each(elements).map(nameOf).join(' | ')}`);
}

function nameOf(element: Markup): string {
  const label = element.attr('aria-label');
  if (label !== undefined) return label;
  const labelledBy = element.attr('aria-labelledby');
  const source = labelledBy === undefined ? element : element.closest('html').find(`[id="${labelledBy}"]`);
  const spoken = source.clone();
  spoken.find('[aria-hidden="true"]').remove();
  return textOf(spoken);
}
