/** The digits to dial with the plus before them; the zero of '+44 (0)20' is dialled only inside the country. */
export function dialledNumber(phone: string): string {
  return phone.replace(/^([\s(]*\+.*?)\(0\)/, '$1').replaceAll(/[^+\d]/g, '');
}

/** Makes the URL that dials a phone number, such as 'tel:+351210000100'. */
export function phoneUrl(phone: string): string {
  return `tel:${dialledNumber(phone)}`;
}
