/** Versions 1 to 5, variants 8, 9, a and b (visitor specification, section 5). */
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-5][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;

/** Whether a text is a UUID; the id in /property/{id} is a UUID or a slug. */
export function isUuid(id: string): boolean {
  return UUID.test(id);
}
