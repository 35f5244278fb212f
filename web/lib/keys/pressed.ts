type Press = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'altKey' | 'ctrlKey' | 'metaKey'>

/** Whether an event is one of the keys of a shortcut. */
export const isPressed = (press: Press, keys: readonly string[]): boolean => keys.some((one) => fits(press, one))

function fits({ key, shiftKey, altKey, ctrlKey, metaKey }: Press, keys: string): boolean {
  const [wanted = '', ...modifiers] = keys.split('+').toReversed()
  const has = (name: string) => modifiers.includes(name)
  // Where `?` and `/` are on the keyboard, and whether they need Shift, differs from country to country.
  const isSign = /^[^\p{L}\p{N}\s]$/u.test(wanted)
  return (
    key.toLowerCase() === wanted.toLowerCase() &&
    (ctrlKey || metaKey) === has('Mod') &&
    altKey === has('Alt') &&
    (isSign || shiftKey === has('Shift'))
  )
}

/** Keys belong to the text while somebody writes. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null
