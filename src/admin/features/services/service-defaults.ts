import type { ServiceInput } from './services-resource.ts';

/** What a new service opens with (admin specification, section 9). */
export const SERVICE_DEFAULTS: ServiceInput = {
  title: '',
  description: '',
  image: null,
  imagePosition: 'right',
  backgroundColor: 'white',
  ctaText: 'READ MORE',
  ctaLink: '#',
  isActive: true,
};
