import { pictureSources } from '#domain/media/picture-sources.ts';
import type { ReactElement } from 'react';
import { EditActions } from '#admin/components/form/EditActions.tsx';
import { HistoryLink } from '#admin/components/HistoryLink.tsx';
import { Switch } from '#admin/components/form/Switch.tsx';
import { ContentRow } from '#admin/components/order/ContentRow.tsx';
import { ResponsivePicture } from '#components/ResponsivePicture.tsx';
import { StatusBadge } from '#admin/lib/publishing/StatusBadge.tsx';
import type { StoredService } from './services-resource.ts';
import { SERVICES_TEXT as text } from './text.ts';

interface Props {
  service: StoredService;
  /** Its index, from 0; editors count from 1 (admin specification, section 9). */
  place: number;
  handles: ReactElement;
  onActive: (active: boolean) => void;
  onEdit: () => void;
  onDelete: () => void;
}

export function ServiceRow({ service, place, handles, onActive, onEdit, onDelete }: Props): ReactElement {
  const { title, description, image, imagePosition, backgroundColor, isActive } = service;
  return (
    <ContentRow
      handles={handles}
      picture={
        image === null ? null : (
          <ResponsivePicture {...pictureSources(image)} alt="" sizes="7rem" className="size-full" />
        )
      }
      actions={
        <>
          <Switch label={text.shown(title)} on={isActive} states={text.states} onSwitch={onActive} />
          <HistoryLink kind="services" id={service.id} name={title} variant="icon" />
          <EditActions
            text={{ edit: text.editOne(title), remove: text.deleteOne(title) }}
            onEdit={onEdit}
            onDelete={onDelete}
          />
        </>
      }
    >
      <p className="text-small text-ink-soft">
        {[
          text.order(place + 1),
          image === null ? text.picture.none : text.picture[imagePosition],
          text.background[backgroundColor],
        ].join(' · ')}
      </p>
      <h2 className="text-title">{title}</h2>
      <p className="line-clamp-2 text-small text-ink-soft">{description}</p>
      <p className="mt-1.5 flex flex-wrap gap-1">
        <StatusBadge kind="services" id={service.id} />
      </p>
    </ContentRow>
  );
}
