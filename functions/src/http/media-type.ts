/** Media type of a form that a browser posts without JavaScript. */
export const FORM_MEDIA_TYPE = 'application/x-www-form-urlencoded';

/** The media type of a request's body in lower case, without parameters; '' when none is declared. */
export function mediaTypeOf(request: Request): string {
  return request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';
}

/** Whether a browser sent this by itself, without JavaScript, and will show the answer as a page. */
export function wantsPage(request: Request): boolean {
  return request.method === 'POST' && /\btext\/html\b/i.test(request.headers.get('accept') ?? '');
}
