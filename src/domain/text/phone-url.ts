/** Makes the URL that dials a phone number, such as 'tel:+351210000100'. */
export function phoneUrl(phone: string): string {
  return `tel:${phone.replaceAll(/[^+\d]/g, '')}`;
}
