import { ApiError } from '#domain/core/errors.ts';
import { formFieldAnchor, formRejectionOf, formRejectedPath } from '#domain/site/form-pages.ts';
import { NOT_CACHED } from './response-headers.ts';

/** Leads a browser to a page of the site; with 303 it gets that page, and a reload sends nothing again. */
export function redirectToPage(path: string): Response {
  return new Response(null, { status: 303, headers: { Location: path, 'Cache-Control': NOT_CACHED } });
}

/**
 * Leads a browser to the page that explains a failure, at the hint for the first field to mend. `fieldsIn` is the part of
 * the contract's JSON that the form's own fields stand in, which the form itself does not know.
 */
export function redirectToRejection(error: unknown, fieldsIn: string | undefined): Response {
  const known = error instanceof ApiError ? error : new ApiError('internal');
  const path = known.fields?.[0]?.path ?? '';
  const own = fieldsIn !== undefined && path.startsWith(`${fieldsIn}.`) ? path.slice(fieldsIn.length + 1) : path;
  const anchor = own === '' ? '' : `#${formFieldAnchor(own)}`;
  return redirectToPage(`${formRejectedPath(formRejectionOf(known.code))}${anchor}`);
}
