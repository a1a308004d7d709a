import { CONCIERGES } from '#domain/staff/role.ts';
import { phoneUrl } from '#domain/text/phone-url.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { Banner } from '#admin/components/Banner.tsx';
import { useStaff } from '#admin/lib/use-staff.ts';
import { readOrigin } from './inbox-calls.ts';
import { INBOX_TEXT } from './text.ts';

const text = INBOX_TEXT.origin;

/** Above a property created from a submission: how to reach its owner, and a link to the submission. */
export function PropertyOwner({ propertyId }: { propertyId: string }): ReactElement | null {
  const mayKnow = CONCIERGES.includes(useStaff().role);
  const { data } = useQuery({ queryKey: ['property-origin', propertyId], queryFn: () => readOrigin(propertyId) });
  if (data === undefined || data === null) return null;
  const { id, owner } = data;
  if (owner === null) return <Banner tone="note">{mayKnow ? text.anonymous : text.unknown}</Banner>;
  return (
    <Banner tone="note">
      <p className="flex flex-wrap gap-x-4 gap-y-1">
        <span>
          {text.by} <strong>{owner.name}</strong>
        </span>
        <a className="inline-link" href={`mailto:${owner.email}`}>
          {owner.email}
        </a>
        <a className="inline-link" href={phoneUrl(owner.phone)}>
          {owner.phone}
        </a>
        <Link className="inline-link" to={`/admin/inbox?open=submissions.${id}`}>
          {text.open}
        </Link>
      </p>
    </Banner>
  );
}
