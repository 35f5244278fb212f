/** As a ref: what is drawn takes the keyboard once. */
export const focusOn = (node: HTMLElement | null): void => node?.focus()
