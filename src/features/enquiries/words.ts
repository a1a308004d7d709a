import { REPLY_WITHIN_24_HOURS } from '@site/domain/messages/enquiry-messages';

/** Words of the contact page (visitor specification, section 2). */
export const CONTACT_WORDS = {
  label: 'Contact',
  title: 'Speak To Us',
  introduction: `Tell us where you would like to be, and when. ${REPLY_WITHIN_24_HOURS}.`,
  form: 'Write to us',
  opensSoon: 'This form opens shortly. Until then a letter reaches the same desk:',
  enquiryType: 'What is it about?',
  checkInDate: 'Check-in',
  checkOutDate: 'Check-out',
  message: 'Message',
  fullName: 'Full name',
  email: 'Email',
  phone: 'Phone',
  country: 'Country',
  submit: 'Send',
  departments: 'Our departments',
  departmentsIntroduction: 'Each desk has its own telephone, answered by somebody who works at it.',
  office: 'Our office',
  hours: 'Hours',
  chat: 'Chat with us',
} as const;
