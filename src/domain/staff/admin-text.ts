// The texts of the admin specification, sections 2, 4, 5 and 8, exactly.

/** Fallback messages of the red banner, by action. */
export const ADMIN_FAILURES = {
  signIn: 'An unexpected error occurred',
  deleteProperty: 'Failed to delete property',
  uploadImages: 'Failed to upload images',
  fetchProperty: 'Failed to fetch property',
  fetchHeroImages: 'Failed to fetch hero images',
  deleteImage: 'Failed to delete image',
  updateImageStatus: 'Failed to update image status',
  reorderImages: 'Failed to reorder images',
  fetchFeaturedProperties: 'Failed to fetch featured properties',
  addFeaturedProperty: 'Failed to add featured property',
  removeFeaturedProperty: 'Failed to remove featured property',
  updatePropertyStatus: 'Failed to update property status',
  reorderProperties: 'Failed to reorder properties',
  createProperty: 'Failed to create property',
  updateProperty: 'Failed to update property',
} as const;

/** Empty states, by list. */
export const ADMIN_EMPTY = {
  properties: 'No properties found matching your criteria.',
  heroImages: 'No images in slideshow yet.',
  featuredProperties: 'No featured properties selected',
  services: 'No services found',
  teamMembers: 'No team members found',
  featuredPicker: 'All available rental properties are already featured.',
} as const;

/** Heading of the edit screen of a deleted property. */
export const ADMIN_PROPERTY_NOT_FOUND = 'Property Not Found';

/** Label of the sign-in button while it is busy. */
export const SIGNING_IN = 'Signing in...';

/** Warning before a department is deleted. */
export const DEPARTMENT_DELETE_WARNING = 'This will NOT delete team members in this department';

/** Actions on services and team, as in 'Error adding service: …'. */
export type AdminAction =
  | `${'adding' | 'updating' | 'deleting'} ${'service' | 'team member' | 'department'}`
  | `reordering ${'services' | 'team members' | 'departments'}`
  | 'updating featured status';

/** An alert of the services and team screens. */
export function adminError(action: AdminAction, message: string): string {
  return `Error ${action}: ${message}`;
}

/** A picture that could not be deleted. */
export function failedToDeleteImage(message: string): string {
  return `Failed to delete image: ${message}`;
}
