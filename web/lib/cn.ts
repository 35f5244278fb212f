/** Later classes do not override earlier ones: a library that merges them costs the first page 8 KB. */
export { clsx as cn } from 'clsx'
