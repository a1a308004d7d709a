import { REPLY_PROMISE } from '#domain/enquiry/text.ts';
import type { VenueType } from '#domain/property/type.ts';
import { countOf } from '#domain/text/count-of.ts';

/** Text of the contact page (visitor specification, section 2). */
export const CONTACT_TEXT = {
  label: 'Contact',
  title: 'Speak To Us',
  introduction: `Tell us where you would like to be, and when. ${REPLY_PROMISE}.`,
  form: 'Write to us',
  formIntroduction: 'A message and an email address or a phone number are enough.',
  about: 'Your message is about',
  aboutOther: 'Write about something else',
  enquiryType: 'What is it about?',
  checkInDate: 'Check-in',
  checkOutDate: 'Check-out',
  datesHint: 'You can change the dates, or leave them empty.',
  reachHint: 'Or enter a phone number.',
  message: 'Message',
  fullName: 'Full name',
  email: 'Email',
  phone: 'Phone',
  country: 'Country',
  submit: 'Send',
  departments: 'Our departments',
  departmentsIntroduction: 'Each department has its own phone number.',
  office: 'Our office',
  hours: 'Hours',
  respondsWithin: (time: string) => `We recently answered half of all messages ${time}.`,
} as const;

/** The chat button's label, which says what opens. */
export function chatLabel(address: string): string {
  if (address.startsWith('mailto:')) return 'Email us';
  if (address.startsWith('tel:')) return 'Call us';
  return new URL(address).hostname === 'wa.me' ? 'Chat on WhatsApp' : 'Chat with us';
}

/** Text of a property's dialogs (visitor specification, sections 2, 3 and 5). */
export const DIALOG_TEXT = {
  close: 'Close',
  information: 'Request Information',
  dates: 'Request to book',
  event: 'Send an enquiry',
  viewing: 'Request a Viewing',
  name: 'Full name',
  email: 'Email',
  phone: 'Phone',
  checkInDate: 'Check-in',
  checkOutDate: 'Check-out',
  guests: 'Guests',
  firstDay: 'First day',
  lastDay: 'Last day',
  chooseOccasion: 'Not decided yet',
  guestsHint: (most: number) => `An estimate is enough. Up to ${most}.`,
  message: 'Message',
  yourStay: 'Your stay',
  yourDates: 'Your dates',
  preferredDate: 'Preferred date',
  preferredTime: 'Preferred time',
  alternativeDate: 'Alternative date',
  alternativeTime: 'Alternative time',
  chooseTime: 'Choose a time',
  attendees: 'Attendees',
  specialRequests: 'Special requests',
  company: 'Company',
  interestedIn: 'What would you like to know about?',
  specificQuestions: 'Your questions',
  timeframe: 'When would you like to buy?',
  chooseTimeframe: 'Not decided yet',
  budget: 'Budget',
  requestDates: 'Request these dates',
  sendEnquiry: 'Send enquiry',
  sendInformation: 'Send request',
  sendViewing: 'Request viewing',
  /** Replaces a form once it is sent, with ENQUIRY_RECEIVED. */
  thanks: 'Thank you',
} as const;

/** Labels of a venue's form, by its type. */
export const VENUE_TEXT: Record<VenueType, { occasion: string; guests: string }> = {
  event: { occasion: 'Type of event', guests: 'Guests' },
  retreat: { occasion: 'Type of retreat', guests: 'Guests' },
  production: { occasion: 'Type of production', guests: 'People on the set' },
};

/** 'guest' or 'guests' (visitor specification, section 5). */
export function guestCount(count: number): string {
  return countOf(count, 'guest');
}

export function attendeeCount(count: number): string {
  return countOf(count, 'person', 'people');
}
