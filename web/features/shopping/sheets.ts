/** What opens over the list; loaded soon after it, so that it also opens without a network. */
export { LineSheet } from './line.sheet.tsx'
export { OptionsSheet } from './options.sheet.tsx'
