// What the API says of those who work here.

/** An invitation to somebody who is on the list of staff. */
export const WORKS_HERE_ALREADY = 'Somebody with this address works here already';
