import { destinationPath } from '#domain/site/paths.ts';
import type { ReactElement } from 'react';
import { DocumentScreen } from '#admin/components/content/DocumentScreen.tsx';
import { destinationsResource } from '#admin/lib/content/content-resources.ts';
import { DestinationHead } from './DestinationHead.tsx';
import { DESTINATION_PART_LABELS, DestinationLists } from './DestinationLists.tsx';
import { DestinationRelations } from './DestinationRelations.tsx';
import { DESTINATIONS_TEXT as text } from './text.ts';

export function DestinationScreen(): ReactElement {
  return (
    <DocumentScreen
      resource={destinationsResource}
      text={text}
      back="/admin/destinations"
      nameOf={({ name }) => name}
      pageOf={({ slug }) => destinationPath(slug)}
      parts={DESTINATION_PART_LABELS}
      fields={(editor, { slug }) => (
        <>
          <DestinationHead editor={editor} />
          <DestinationLists editor={editor} />
          <DestinationRelations editor={editor} slug={slug} />
        </>
      )}
    />
  );
}
