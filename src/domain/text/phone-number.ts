/** The address that dials a telephone number, as in 'tel:+351210000100'; spaces and brackets are for eyes only. */
export function phoneAddress(phone: string): string {
  return `tel:${phone.replaceAll(/[^+\d]/g, '')}`;
}
