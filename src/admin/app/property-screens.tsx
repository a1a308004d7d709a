import { mapTiles } from 'virtual:build-facts';
import type { ReactElement } from 'react';
import { useParams } from 'react-router';
import { CalendarSection } from '#admin/features/calendar/CalendarSection.tsx';
import { PropertyOwner } from '#admin/features/inbox/PropertyOwner.tsx';
import { AddProperty } from '#admin/features/property-form/AddProperty.tsx';
import { EditProperty } from '#admin/features/property-form/EditProperty.tsx';

export function AddPropertyScreen(): ReactElement {
  return <AddProperty tiles={mapTiles} />;
}

/** The owner who proposed the property, if there is one, above its form; its calendar below. */
export function EditPropertyScreen(): ReactElement {
  const { id = '' } = useParams();
  return (
    <>
      <PropertyOwner propertyId={id} />
      <EditProperty tiles={mapTiles} calendar={<CalendarSection propertyId={id} />} />
    </>
  );
}
