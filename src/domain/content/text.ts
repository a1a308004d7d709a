// Messages of the API about changes of content.

import { SHORT_TEXT } from '#domain/core/limits.ts';
import { cutText } from '#domain/text/cut-text.ts';

/** Only properties of type rental can be featured (admin specification, section 6). */
export const ONLY_RENTALS_FEATURED = 'Only vacation rentals can be featured';

/** A property can be featured once. */
export const ALREADY_FEATURED = 'This property is already featured';

/** The chosen property does not exist or is archived. */
export const PROPERTY_NOT_OFFERED = 'This property does not exist or is archived';

/** A repeated request created a document before, which was deleted since. */
export const CREATED_AND_GONE = 'This was created before and has been deleted since';

/** Members refer to the name of a department, so it must be unique. */
export const DEPARTMENT_NAME_TAKEN = 'There is already a department with this name';

/** A version cannot be restored without its picture. */
export const PICTURE_LOST = 'The picture of this version is no longer in the library';

/** A picture that was removed, or deleted because nothing used it, while it was in an open form or an unsaved draft. */
export const PICTURE_GONE = 'This picture is no longer in the library. Remove it here, or upload it again';

/** The use of a property by the featured properties. */
export const PLACE_AMONG_FEATURED = 'Featured Properties';

/** The use of a property by the gallery of the home page. */
export const HOME_GALLERY = 'Settings, gallery of the home page';

/** The last property of the home page's gallery cannot be removed. */
export const GALLERY_NEEDS_A_PROPERTY =
  'The gallery of the home page needs at least one property. Choose another one there first.';

/** A property that is still used cannot be deleted or archived. */
export function stillUsed(title: string, places: readonly string[]): string {
  return `“${title}” is still in use: ${places.join('; ')}.`;
}

const COPY = ' (copy)';

/** Title of the copy of a property; a long one is shortened. */
export function copyTitle(title: string): string {
  return `${cutText(title, SHORT_TEXT - COPY.length).trimEnd()}${COPY}`;
}

/** Documents to publish or import together that are too large for one transaction. */
export const TOO_MUCH_AT_ONCE = 'This is too much for one step. Please take fewer at once.';
