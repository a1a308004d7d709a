import '#lib/jitless-schemas.ts';
import type { ComponentType, ReactElement } from 'react';
import type { EnquiryKind } from '#features/enquiries/enquiry-dialogs.ts';
import { InformationFields } from '#features/enquiries/InformationFields.tsx';
import type { PropertyFieldsProps } from '#features/enquiries/property-fields.ts';
import { PropertyInformationFields } from '#features/enquiries/PropertyInformationFields.tsx';
import { VenueFields } from '#features/enquiries/VenueFields.tsx';
import { ViewingFields } from '#features/enquiries/ViewingFields.tsx';

const FORMS: Record<EnquiryKind, ComponentType<PropertyFieldsProps>> = {
  letting: InformationFields,
  venue: VenueFields,
  viewing: ViewingFields,
  'property-information': PropertyInformationFields,
};

/** The form in a dialog of a property's page. */
export function EnquiryForm({ kind, ...fields }: PropertyFieldsProps & { kind: EnquiryKind }): ReactElement {
  const Fields = FORMS[kind];
  return <Fields {...fields} />;
}
