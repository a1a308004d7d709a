import { expect, it } from 'vitest';
import { NO_LINK } from '#domain/content/service.ts';
import { PATHS } from '#domain/site/paths.ts';
import { readMarkup } from '#support/site/built-site.ts';
import { attributesOf, each, textOf, textsOf, theOne } from '#support/site/find-markup.ts';
import { sampleContent } from '#support/site/sample-content.ts';

const page = await readMarkup(PATHS.services);
const services = await sampleContent('services');
const active = services.filter(({ isActive }) => isActive);

it('the services page shows its heading and a section for every active service, in order', () => {
  expect(textOf(page('main header'))).toContain('Bespoke Management Services');
  expect(textsOf(page('h1'))).toEqual(['Individual care, tailored to your needs']);
  expect(textsOf(page('main h2'))).toEqual([...active.map(({ title }) => title), 'Tell us what you dream of']);
});

it.each(active)('the section of $title has its text, its picture and its link', (service) => {
  const section = theOne(page('main section'), service.title);
  const texts = textsOf(section.find('p'));
  for (const paragraph of service.description.split('\n')) expect(texts).toContain(paragraph.trim());
  expect(attributesOf(section.find('img'), 'alt')).toEqual(service.image === null ? [] : [service.image.alt]);
  expect(each(section.find('a')).map((link) => [textOf(link), link.attr('href')])).toEqual(
    service.ctaLink === NO_LINK ? [] : [[`${service.ctaText}: ${service.title}`, service.ctaLink]],
  );
});

it('the services page says nothing of services that are not offered', () => {
  const hidden = services.filter(({ isActive }) => !isActive);
  expect(hidden.length).toBeGreaterThan(0);
  for (const { title } of hidden) expect(textOf(page('main'))).not.toContain(title);
});

it('the list at the top of the services page leads to each section', () => {
  const links = theOne(page('nav'), 'Services on this page').find('a');
  const sections = active.map(({ title }) => [title, `#${theOne(page('main section'), title).attr('id')}`]);
  expect(each(links).map((link) => [textOf(link).replace(/^\d+/, ''), link.attr('href')])).toEqual(sections);
});
