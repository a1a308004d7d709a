export const ADVISER_TEXT = {
  label: 'Your adviser',
  office: 'Our office',
  request: 'Request',
  call: 'Call',
  callOffice: 'Call our office',
  callName: (name: string) => `Call ${name}`,
  whatsApp: 'WhatsApp',
  whatsAppName: (name: string) => `Write to ${name} on WhatsApp`,
  message: (title: string, url: string) => `Hello, I have a question about ${title}: ${url}`,
} as const;
