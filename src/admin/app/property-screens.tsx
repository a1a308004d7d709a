import { mapTiles } from 'virtual:build-facts';
import type { ReactElement } from 'react';
import { useParams } from 'react-router';
import { CalendarSection } from '#admin/features/calendar/CalendarSection.tsx';
import { PropertyOwner } from '#admin/features/inbox/PropertyOwner.tsx';
import { AddProperty } from '#admin/features/property-form/AddProperty.tsx';
import { EditForm } from '#admin/features/property-form/EditForm.tsx';
import { PropertyOfUrl } from '#admin/components/PropertyOfUrl.tsx';

export function AddPropertyScreen(): ReactElement {
  return <AddProperty tiles={mapTiles} />;
}

/** The owner who proposed the property, if there is one, above its form; its calendar below. */
export function EditPropertyScreen(): ReactElement {
  const { id = '' } = useParams();
  return (
    <>
      <PropertyOwner propertyId={id} />
      <PropertyOfUrl>
        {(property) => (
          <EditForm
            key={id}
            property={property}
            tiles={mapTiles}
            calendar={(saved) => <CalendarSection property={saved} />}
          />
        )}
      </PropertyOfUrl>
    </>
  );
}
