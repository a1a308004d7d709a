import { pictureSources } from '#domain/media/picture-sources.ts';
import type { ReactElement } from 'react';
import { EditActions } from '#admin/components/form/EditActions.tsx';
import { HistoryLink } from '#admin/components/HistoryLink.tsx';
import { Switch } from '#admin/components/form/Switch.tsx';
import { ContentRow } from '#admin/components/order/ContentRow.tsx';
import { ResponsivePicture } from '#components/ResponsivePicture.tsx';
import { StatusBadge } from '#admin/lib/publishing/StatusBadge.tsx';
import type { StoredMember } from './team-resources.ts';
import { TEAM_TEXT } from './text.ts';

const text = TEAM_TEXT.members;

interface Props {
  member: StoredMember;
  /** Whether the department still exists. */
  departmentExists: boolean;
  handles: ReactElement;
  onFeatured: (featured: boolean) => void;
  onEdit: () => void;
  onDelete: () => void;
}

/** A team member in the list. */
export function MemberRow({ member, departmentExists, handles, onFeatured, onEdit, onDelete }: Props): ReactElement {
  const { name, title, department, photo, isFeatured, phone, email } = member;
  return (
    <ContentRow
      handles={handles}
      isPerson
      picture={
        photo === null ? null : (
          <ResponsivePicture {...pictureSources(photo)} alt="" sizes="5rem" className="size-full" />
        )
      }
      actions={
        <>
          <Switch label={text.featured(name)} on={isFeatured} states={text.states} onSwitch={onFeatured} />
          <HistoryLink kind="teamMembers" id={member.id} name={name} variant="icon" />
          <EditActions
            text={{ edit: text.editOne(name), remove: text.deleteOne(name) }}
            onEdit={onEdit}
            onDelete={onDelete}
          />
        </>
      }
    >
      <h3 className="text-title">{name}</h3>
      <p className="text-small text-ink-soft">
        {title} · {departmentExists ? department : text.unknownDepartment(department)}
      </p>
      <p className="text-small text-ink-soft [overflow-wrap:anywhere]">
        {[phone, email].filter((contact) => contact !== '').join(' · ')}
      </p>
      <p className="mt-1.5 flex flex-wrap gap-1">
        <StatusBadge kind="teamMembers" id={member.id} />
      </p>
    </ContentRow>
  );
}
