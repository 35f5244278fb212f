/**
 * Every key that does something: the handlers ask for it here, and the list that people see is made from it.
 * `Mod` is Ctrl, and Cmd on a Mac. Keys with a space between them are pressed one after the other.
 */
export const shortcuts = {
  everywhere: { search: ['/', 'Mod+K'], keys: ['?'] },
  go: { home: ['g h'], recipes: ['g r'], plan: ['g p'], shopping: ['g s'], import: ['g i'], help: ['g ?'] },
  results: { box: ['/'], down: ['ArrowDown'], clear: ['Escape'] },
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
  import: { read: ['Mod+Enter'] },
  move: { lift: [' '], carry: ['ArrowUp', 'ArrowDown'], back: ['Escape'] },
} as const satisfies Record<string, Record<string, readonly string[]>>

/** Keys of one character, which people who dictate would press by talking, and can switch off (WCAG 2.1.4). */
export const isSingleKey = (keys: string): boolean => /^[/?jk]$/.test(keys) || keys.startsWith('g ')
