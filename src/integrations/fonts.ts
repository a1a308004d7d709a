import { fontProviders } from 'astro/config';

/** A cut of a font, from its package. */
function cutOf(name: 'ibarra-real-nova' | 'hanken-grotesk', weight: 400 | 500 | 700, style: 'normal' | 'italic') {
  return { weight, style, src: [`@fontsource/${name}/files/${name}-latin-${weight}-${style}.woff2`] };
}

/** The display font, its italic for quotations and asides, and the text font (Astro's Fonts API). */
export const FONTS = [
  {
    provider: fontProviders.local(),
    name: 'Ibarra Real Nova',
    cssVariable: '--font-ibarra',
    fallbacks: ['Ibarra fallback Noto', 'Ibarra fallback DejaVu', 'serif'],
    options: { variants: [cutOf('ibarra-real-nova', 400, 'normal')] },
  },
  {
    provider: fontProviders.local(),
    name: 'Ibarra Real Nova Italic',
    cssVariable: '--font-ibarra-italic',
    // Its text falls back to the upright cut, slanted by the browser (styles/tokens.css).
    fallbacks: [],
    options: { variants: [cutOf('ibarra-real-nova', 400, 'italic')] },
  },
  {
    provider: fontProviders.local(),
    name: 'Hanken Grotesk',
    cssVariable: '--font-hanken',
    fallbacks: ['Hanken fallback Roboto', 'Hanken fallback DejaVu', 'Hanken fallback Noto', 'sans-serif'],
    options: {
      variants: [
        cutOf('hanken-grotesk', 400, 'normal'),
        cutOf('hanken-grotesk', 500, 'normal'),
        cutOf('hanken-grotesk', 700, 'normal'),
      ],
    },
  },
];
