import { dialledNumber } from './phone-url.ts';

/** The URL that opens a WhatsApp chat with a number in international form, with a message to begin with. */
export function whatsAppUrl(number: string, message: string): string {
  return `https://wa.me/${dialledNumber(number).replace('+', '')}?text=${encodeURIComponent(message)}`;
}
