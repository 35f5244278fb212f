/** What opens over the list; loaded soon after it, so that it also opens without a network. */
export { LineSheet } from './line/line.sheet.tsx'
export { OptionsSheet } from './options.sheet.tsx'
