import type { Handler } from '#domain/api/handler.ts';
import type { publicStaysApi } from '#domain/api/public-stays.ts';
import { ApiError } from '#domain/core/errors.ts';
import { stayCalendarSchema } from '#domain/stay/calendar.ts';
import { publicStay } from '#domain/stay/public-stay.ts';
import type { ContentDeps } from '#platform/content/content-transaction.ts';
import { calendarPath, publishedPropertyPath } from '#platform/firestore-paths.ts';

/** Makes the handler of GET /api/properties/{id}/stay. */
export function readPropertyStay({
  database,
  clock,
}: ContentDeps): Handler<(typeof publicStaysApi)['GET /api/properties/{id}/stay']> {
  return async ({ params: { id } }) => {
    const firestore = database();
    const [property, calendar] = await firestore.getAll(
      firestore.doc(publishedPropertyPath(id)),
      firestore.doc(calendarPath(id)),
    );
    if (property?.exists !== true) throw new ApiError('not_found');
    return { stay: calendar?.exists === true ? publicStay(stayCalendarSchema.parse(calendar.data()), clock()) : null };
  };
}
