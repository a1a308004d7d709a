import { ApiError } from '#domain/core/errors.ts';
import { formFieldAnchor, toFormRejection, formRejectedPath } from '#domain/site/form-pages.ts';
import { NOT_CACHED } from './response-headers.ts';

/** Redirects to a page of the site, with 303, so that a reload does not send the form again. */
export function redirectToPage(path: string): Response {
  return new Response(null, { status: 303, headers: { Location: path, 'Cache-Control': NOT_CACHED } });
}

/**
 * Redirects to the page that explains an error, at the hint for the first invalid field. `fieldsIn` is the key of the
 * form's fields in the JSON of the contract, which field names in the form lack.
 */
export function redirectToRejection(error: unknown, fieldsIn: string | undefined): Response {
  const known = error instanceof ApiError ? error : new ApiError('internal');
  const path = known.fields?.[0]?.path ?? '';
  const own = fieldsIn !== undefined && path.startsWith(`${fieldsIn}.`) ? path.slice(fieldsIn.length + 1) : path;
  const rejection = toFormRejection(known.code, own);
  const anchor = rejection === 'invalid_request' && own !== '' ? `#${formFieldAnchor(own)}` : '';
  return redirectToPage(`${formRejectedPath(rejection)}${anchor}`);
}
