/**
 * Joins class names. Later classes do not override earlier ones: a component that should look different takes a variant
 * (a merging library would cost 8 KB of the first page).
 */
export { clsx as cn } from 'clsx'
