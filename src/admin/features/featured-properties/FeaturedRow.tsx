import { Trash2 } from 'lucide-react';
import { pictureSources } from '#domain/media/picture-sources.ts';
import type { ReactElement } from 'react';
import { HistoryLink } from '#admin/components/HistoryLink.tsx';
import { Switch } from '#admin/components/form/Switch.tsx';
import { PicturePlaceholder } from '#components/PicturePlaceholder.tsx';
import { ContentRow } from '#admin/components/order/ContentRow.tsx';
import { ResponsivePicture } from '#components/ResponsivePicture.tsx';
import { StatusBadge } from '#admin/lib/publishing/StatusBadge.tsx';
import type { StoredFeatured } from './featured-resource.ts';
import type { Rental } from './rentals.ts';
import { FEATURED_TEXT as text } from './text.ts';

interface Props {
  featured: StoredFeatured;
  /** Undefined when it is no longer a holiday rental. */
  rental: Rental | undefined;
  handles: ReactElement;
  onActive: (active: boolean) => void;
  onRemove: () => void;
}

export function FeaturedRow({ featured, rental, handles, onActive, onRemove }: Props): ReactElement {
  const title = rental?.title ?? text.gone;
  const hero = rental?.hero ?? null;
  return (
    <ContentRow
      handles={handles}
      picture={
        hero === null ? (
          <PicturePlaceholder />
        ) : (
          <ResponsivePicture {...pictureSources(hero)} alt="" sizes="7rem" className="size-full" />
        )
      }
      actions={
        <>
          <Switch label={text.shown(title)} on={featured.isActive} states={text.states} onSwitch={onActive} />
          <HistoryLink kind="featured" id={featured.id} name={title} variant="icon" />
          <button type="button" className="icon-button" aria-label={text.removeOne(title)} onClick={onRemove}>
            <Trash2 size={18} />
          </button>
        </>
      }
    >
      <h2 className="text-title">{title}</h2>
      {rental !== undefined && (
        <p className="text-small text-ink-soft">{[rental.location, rental.price].filter(Boolean).join(' · ')}</p>
      )}
      {rental !== undefined && rental.archivedAt !== null && <p className="text-small text-error">{text.archived}</p>}
      <p className="mt-1.5 flex flex-wrap gap-1">
        <StatusBadge kind="featured" id={featured.id} />
      </p>
    </ContentRow>
  );
}
