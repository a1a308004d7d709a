import { INITIAL_SITE_STATE } from '#domain/publishing/site-state.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { PublishingNote } from './PublishingNote.tsx';

const RUNNING = { buildId: '00000000-0000-4000-8000-000000000001', until: '2026-11-21T12:00:00.000Z' };

/** The note about the publication of revision 3 while a release with this revision is live. */
function note(isRemoval: boolean, builtRevision: number, lease: typeof RUNNING | null): string | undefined {
  const client = new QueryClient();
  const site = { ...INITIAL_SITE_STATE, requestedRevision: 3, begunRevision: 3, builtRevision, lease };
  client.setQueryData(['site-now'], { site, build: null });
  const markup = renderToStaticMarkup(
    createElement(
      QueryClientProvider,
      { client },
      createElement(
        MemoryRouter,
        {},
        createElement(PublishingNote, { title: 'Casa da Duna', isRemoval, siteRevision: 3 }),
      ),
    ),
  );
  return markup.split(' <a ')[0];
}

describe('the note about a publication', () => {
  it.each([
    ['being published', false, 2, RUNNING, '“Casa da Duna” is being published.'],
    ['live', false, 3, null, '“Casa da Duna” is live.'],
    ['published without being live', false, 2, null, '“Casa da Duna” is published, but visitors do not see it.'],
    ['being removed when it is archived', true, 2, RUNNING, '“Casa da Duna” is being removed from the site.'],
    ['gone when it is archived', true, 3, null, '“Casa da Duna” is no longer on the site.'],
    ['archived and still live', true, 2, null, '“Casa da Duna” is unpublished, but visitors still see it.'],
  ] as const)('says that a property is %s', (_, isRemoval, builtRevision, lease, sentence) => {
    expect(note(isRemoval, builtRevision, lease)).toBe(sentence);
  });
});
