export { ShortlistView as Shortlist } from '#features/favorites/ShortlistView.tsx';
