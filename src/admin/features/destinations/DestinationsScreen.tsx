import type { ReactElement } from 'react';
import { Banner } from '#admin/components/Banner.tsx';
import { ContentList } from '#admin/components/content/ContentList.tsx';
import { ContentRow } from '#admin/components/content/ContentRow.tsx';
import { useContentList } from '#admin/components/content/use-content-list.ts';
import { EmptyState } from '#admin/components/EmptyState.tsx';
import { ScreenHead } from '#admin/components/ScreenHead.tsx';
import { destinationsResource } from '#admin/lib/content/content-resources.ts';
import { useAttempt } from '#admin/lib/use-attempt.ts';
import { DESTINATIONS_TEXT as text } from './text.ts';

/** The list of destinations, which is reordered here. */
export function DestinationsScreen(): ReactElement {
  const { failure, attempt } = useAttempt();
  const list = useContentList(destinationsResource, attempt, { reorder: text.reorderFailed });
  return (
    <>
      <ScreenHead title={text.title} introduction={text.introduction} />
      <Banner>{failure}</Banner>
      <ContentList list={list} text={text} empty={<EmptyState text={text.empty} />} nameOf={({ name }) => name}>
        {({ slug, region, description, heroImage }, { name, handles }) => (
          <ContentRow
            kind="destinations"
            id={slug}
            name={name}
            handles={handles}
            picture={heroImage}
            onEdit={`/admin/destinations/${slug}`}
          >
            <p className="text-small text-ink-soft">{region}</p>
            <h2 className="text-title">{name}</h2>
            <p className="line-clamp-2 text-small text-ink-soft">{description}</p>
          </ContentRow>
        )}
      </ContentList>
    </>
  );
}
