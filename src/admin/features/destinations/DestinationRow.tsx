import { Pencil } from 'lucide-react';
import { pictureSources } from '#domain/media/picture-sources.ts';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { HistoryLink } from '#admin/components/HistoryLink.tsx';
import { ContentRow } from '#admin/components/order/ContentRow.tsx';
import { ResponsivePicture } from '#components/ResponsivePicture.tsx';
import { StatusBadge } from '#admin/lib/publishing/StatusBadge.tsx';
import type { StoredDestination } from './destinations-resource.ts';
import { DESTINATIONS_TEXT as text } from './text.ts';

interface Props {
  destination: StoredDestination;
  handles: ReactElement;
}

export function DestinationRow({ destination, handles }: Props): ReactElement {
  const { slug, name, region, description, heroImage } = destination;
  return (
    <ContentRow
      handles={handles}
      picture={<ResponsivePicture {...pictureSources(heroImage)} alt="" sizes="7rem" className="size-full" />}
      actions={
        <>
          <HistoryLink kind="destinations" id={slug} name={name} variant="icon" />
          <Link to={`/admin/destinations/${slug}`} className="icon-button" aria-label={text.editOne(name)}>
            <Pencil size={18} />
          </Link>
        </>
      }
    >
      <p className="text-small text-ink-soft">{region}</p>
      <h2 className="text-title">{name}</h2>
      <p className="line-clamp-2 text-small text-ink-soft">{description}</p>
      <p className="mt-1.5 flex flex-wrap gap-1">
        <StatusBadge kind="destinations" id={slug} />
      </p>
    </ContentRow>
  );
}
