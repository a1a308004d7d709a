/** Media type of a form without JavaScript. */
export const FORM_MEDIA_TYPE = 'application/x-www-form-urlencoded';

/** The media type of a request's body in lower case, without parameters; '' when none is declared. */
export function mediaTypeOf(request: Request): string {
  return request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';
}

/** Whether a browser shows the response as a page: to a form without JavaScript, or to a link. */
export function wantsPage(request: Request): boolean {
  return /\btext\/html\b/i.test(request.headers.get('accept') ?? '');
}
