import { mapTiles } from 'virtual:build-facts';
import type { ReactElement } from 'react';
import { AddProperty } from '../../features/admin/property-form/AddProperty.tsx';
import { EditProperty } from '../../features/admin/property-form/EditProperty.tsx';

/** The form of a new property, with the map of this site. */
export function AddPropertyScreen(): ReactElement {
  return <AddProperty tiles={mapTiles} />;
}

/** The form of a property that is there, with the map of this site. */
export function EditPropertyScreen(): ReactElement {
  return <EditProperty tiles={mapTiles} />;
}
