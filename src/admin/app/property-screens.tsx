import { mapTiles } from 'virtual:build-facts';
import type { ReactElement } from 'react';
import { useParams } from 'react-router';
import { PropertyOwner } from '#admin/features/inbox/PropertyOwner.tsx';
import { AddProperty } from '#admin/features/property-form/AddProperty.tsx';
import { EditProperty } from '#admin/features/property-form/EditProperty.tsx';

/** The form of a new property, with the map of this site. */
export function AddPropertyScreen(): ReactElement {
  return <AddProperty tiles={mapTiles} />;
}

/** The form of a property that is there, with the map of this site, below the owner who proposed it, if one did. */
export function EditPropertyScreen(): ReactElement {
  const { id = '' } = useParams();
  return (
    <>
      <PropertyOwner propertyId={id} />
      <EditProperty tiles={mapTiles} />
    </>
  );
}
