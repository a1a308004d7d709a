export { FavoritesList as Favorites } from '#features/favorites/FavoritesList.tsx';
