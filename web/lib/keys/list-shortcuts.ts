/** As `shortcuts`, of the lists and the rows that are open beside them: apart, because the others come with every page. */
export const listShortcuts = {
  list: { down: ['ArrowDown', 'j'], up: ['ArrowUp', 'k'], open: ['Enter'], choose: ['x'], chooseTo: ['Shift+X'] },
  sheet: { next: ['j', 'Alt+ArrowDown'], previous: ['k', 'Alt+ArrowUp'] },
} as const satisfies Record<string, Record<string, readonly string[]>>
