import { expect, it } from 'vitest';
import { LEGAL_SLUGS } from '#domain/content/legal-page.ts';
import { readMarkup } from '#support/site/built-site.ts';
import { attributesOf, each, textOf, textsOf, theOne } from '#support/site/find-markup.ts';
import { sampleContent } from '#support/site/sample-content.ts';

const legalPages = await sampleContent('legalPages');

it.each(LEGAL_SLUGS)('/%s has its date and every section in order', async (slug) => {
  const text = legalPages.find((candidate) => candidate.slug === slug);
  if (!text) throw new Error(`expected the text of /${slug}`);
  const page = await readMarkup(`/${slug}`);
  expect(textsOf(page('h1'))).toEqual([text.title]);
  expect(attributesOf(page('main time'), 'datetime')).toEqual([text.updatedOn]);
  expect(textsOf(page('article h2'))).toEqual(text.sections.map(({ heading }) => heading));
  const shown = textOf(page('article'));
  const paragraphs = [text.introduction, ...text.sections.flatMap((section) => [section.text, ...section.points])];
  for (const paragraph of paragraphs.flatMap((one) => one.split('\n'))) expect(shown).toContain(paragraph.trim());
});

it.each(LEGAL_SLUGS)('the contents of /%s are numbered and link to every section in order', async (slug) => {
  const page = await readMarkup(`/${slug}`);
  const sections = each(page('article li[id]')).map((section, index) => [
    `#${section.attr('id')}`,
    `${index + 1}${textOf(section.find('h2'))}`,
  ]);
  expect(sections.length).toBeGreaterThan(2);
  const links = theOne(page('article nav'), 'Contents').find('a');
  expect(each(links).map((link) => [link.attr('href'), textOf(link)])).toEqual(sections);
});

it.each(LEGAL_SLUGS)('/%s leads to the other two texts', async (slug) => {
  const page = await readMarkup(`/${slug}`);
  const links = theOne(page('main nav'), 'Other terms and policies').find('a');
  expect(attributesOf(links, 'href')).toEqual(
    LEGAL_SLUGS.filter((other) => other !== slug).map((other) => `/${other}`),
  );
});
