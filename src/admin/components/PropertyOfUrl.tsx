import { ADMIN_FAILURES, ADMIN_PROPERTY_NOT_FOUND } from '#domain/staff/admin-text.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { Link, useParams } from 'react-router';
import { LoadFailure } from '#admin/components/LoadFailure.tsx';
import { LoadingText } from '#admin/components/LoadingText.tsx';
import { ScreenHead } from '#admin/components/ScreenHead.tsx';
import { failureText } from '#admin/lib/failure-text.ts';
import { CONTENT_KINDS } from '#domain/content/kinds.ts';
import { workingPropertySchema, type WorkingProperty } from '#domain/property/property.ts';
import { isUuid } from '#domain/core/uuid.ts';
import { readDocument } from '#admin/lib/fetch-documents.ts';

const text = { loading: 'Loading...', back: 'Back to the dashboard' };

interface Props {
  /** Shows the property. */
  children: (property: WorkingProperty) => ReactElement;
}

/** A screen of the property whose id is in the URL, or why there is none. */
export function PropertyOfUrl({ children }: Props): ReactElement {
  const { id = '' } = useParams();
  const property = useQuery({
    queryKey: ['property', id],
    queryFn: () =>
      isUuid(id) ? readDocument(`${CONTENT_KINDS.properties.working}/${id}`, workingPropertySchema) : null,
    // Read when the screen opens; later changes show as a conflict when it is saved.
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });

  if (property.isPending) return <LoadingText text={text.loading} />;
  if (property.isError) {
    return <LoadFailure text={failureText(property.error, ADMIN_FAILURES.fetchProperty)} retry={property.refetch} />;
  }
  if (property.data === null) {
    return (
      <>
        <ScreenHead title={ADMIN_PROPERTY_NOT_FOUND} />
        <Link to="/admin/dashboard" className="button button-quiet">
          {text.back}
        </Link>
      </>
    );
  }
  return children(property.data);
}
