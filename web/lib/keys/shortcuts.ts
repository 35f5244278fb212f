import { shellShortcuts } from './shell-shortcuts.ts'

/**
 * Every key that does something: the handlers ask for it here, and the list that people see is made from it.
 * `Mod` is Ctrl, and Cmd on a Mac. Keys with a space between them are pressed one after the other.
 */
export const shortcuts = {
  ...shellShortcuts,
  results: {
    box: ['/'],
    down: ['ArrowDown'],
    clear: ['Escape'],
    choose: ['x'],
    along: ['Shift+ArrowLeft', 'Shift+ArrowRight', 'Shift+ArrowUp', 'Shift+ArrowDown'],
  },
  book: { next: ['ArrowRight'], previous: ['ArrowLeft'] },
  cook: { next: ['ArrowRight', ' '], previous: ['ArrowLeft', 'Shift+ '] },
  editor: {
    save: ['Mod+S'],
    undo: ['Mod+Z'],
    redo: ['Mod+Shift+Z', 'Mod+Y'],
    bold: ['Mod+B'],
    italic: ['Mod+I'],
    up: ['Alt+ArrowUp'],
    down: ['Alt+ArrowDown'],
    add: ['Enter'],
    remove: ['Backspace'],
  },
  import: { read: ['Mod+Enter'], next: ['F8'], previous: ['Shift+F8'], fine: ['Alt+Enter'] },
  list: { down: ['ArrowDown', 'j'], up: ['ArrowUp', 'k'], open: ['Enter'], choose: ['x'], chooseTo: ['Shift+X'] },
  sheet: { next: ['j', 'Alt+ArrowDown'], previous: ['k', 'Alt+ArrowUp'] },
  move: { lift: [' '], carry: ['ArrowUp', 'ArrowDown'], back: ['Escape'] },
} as const satisfies Record<string, Record<string, readonly string[]>>

export type ShortcutGroup = keyof typeof shortcuts
