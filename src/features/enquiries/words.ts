/** Words of the contact page (visitor specification, section 2). */
export const CONTACT_WORDS = {
  title: 'Speak To Us',
  introduction:
    'Tell us where you would like to be and when. Our travel experts will contact you within 24 hours.',
  form: 'Write to us',
  opensSoon: 'This form opens soon. Until then, please write to',
  enquiryType: 'What is it about?',
  checkInDate: 'Check-in',
  checkOutDate: 'Check-out',
  message: 'Message',
  fullName: 'Full name',
  email: 'Email',
  phone: 'Phone',
  country: 'Country',
  agreeToTerms: 'I agree to the Terms of Use and the Privacy Policy',
  submit: 'Send',
  departments: 'Our departments',
  office: 'Our office',
  chat: 'Chat with us',
} as const;
