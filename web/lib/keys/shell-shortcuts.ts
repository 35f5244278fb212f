/** Keys of every page. They are apart from the others of `shortcuts`, which the first page need not bring. */
export const shellShortcuts = {
  everywhere: { search: ['/', 'Mod+K'], keys: ['?'] },
  go: { home: ['g h'], recipes: ['g r'], plan: ['g p'], shopping: ['g s'], import: ['g i'], help: ['g ?'] },
} as const satisfies Record<string, Record<string, readonly string[]>>
