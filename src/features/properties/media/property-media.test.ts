import { expect, it } from 'vitest';
import { componentsOf } from '#components/fixtures/component-renderer.ts';
import { pictureFixture } from '#domain/content/published-fixture.ts';
import type { MediaLinkKind } from '#domain/property/media/media-kinds.ts';

const components = componentsOf('features/properties');

it.each<[string, number, MediaLinkKind[]]>([
  ['Plans and films', 1, ['video']],
  ['Plans and films', 0, ['plan', 'tour']],
  ['Floor plans', 1, []],
  ['Floor plans', 1, ['plan']],
  ['Films and tours', 0, ['video', 'tour']],
])("is called '%s' with %i drawn plans and links to %j", async (heading, plans, kinds) => {
  const html = await components.render('media/PropertyMedia.astro', {
    property: {
      floorPlans: Array.from({ length: plans }, () => pictureFixture()),
      mediaLinks: kinds.map((kind) => ({ kind, name: '', url: 'https://films.example/1' })),
    },
  });
  expect(/<h3[^>]*>\s*(.*?)\s*<\/h3>/.exec(html)?.[1]).toBe(heading);
});
