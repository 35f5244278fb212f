/** Loaded soon after the list, so that sheets also open without a network. */
export { DebugPanel } from './debug-panel.tsx'
export { ExportDialog } from './export/export.dialog.tsx'
export { LineSheet } from './line/line.sheet.tsx'
export { ListsSheet } from './named/lists.sheet.tsx'
export { OptionsSheet } from './options.sheet.tsx'
