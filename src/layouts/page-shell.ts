// The scripts of the frame of a page. Every page runs them (pages/_member/on-every-page.ts): a script that Page.astro named
// itself would be one more request.
import '#lib/currency/currency-menu.ts';
import './header/close-menus.ts';
import './footer/newsletter-near.ts';
