import { phoneAddress } from '@site/domain/phone-address';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { Banner } from '../../../components/admin/Banner.tsx';
import { useStaff } from '../../../lib/staff/use-staff.ts';
import { readOrigin } from './inbox-calls.ts';
import { INBOX_WORDS } from './words.ts';

const words = INBOX_WORDS.origin;

/** On the screen of a property that was made of an owner's submission: how the owner is reached, and the submission. */
export function PropertyOwner({ propertyId }: { propertyId: string }): ReactElement | null {
  const mayKnow = useStaff().role !== 'editor';
  const { data } = useQuery({ queryKey: ['property-origin', propertyId], queryFn: () => readOrigin(propertyId) });
  if (data === undefined || data === null) return null;
  const { id, owner } = data;
  if (owner === null) return <Banner tone="note">{mayKnow ? words.anonymous : words.unknown}</Banner>;
  return (
    <Banner tone="note">
      <p className="flex flex-wrap gap-x-4 gap-y-1">
        <span>
          {words.by} <strong>{owner.name}</strong>
        </span>
        <a className="inline-link" href={`mailto:${owner.email}`}>
          {owner.email}
        </a>
        <a className="inline-link" href={phoneAddress(owner.phone)}>
          {owner.phone}
        </a>
        <Link className="inline-link" to={`/admin/inbox?open=submissions.${id}`}>
          {words.open}
        </Link>
      </p>
    </Banner>
  );
}
