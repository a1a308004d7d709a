export { config } from 'zod';
