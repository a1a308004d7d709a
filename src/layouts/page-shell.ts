// The scripts of the layout. Every page runs them (pages/_member/on-every-page.ts): a script in Page.astro would be one
// more request.
import '#lib/currency/currency-menu.ts';
import './header/close-menus.ts';
import './footer/load-newsletter-form.ts';
