type TextBox = HTMLInputElement | HTMLTextAreaElement

interface Typing {
  /** The text when the box was entered. */
  before: string
  /** The text when its form was last sent. */
  sent?: string
}

const typings = new Map<TextBox, Typing>()

/** From now on knows what was typed on this page. */
export function watchTyping() {
  document.addEventListener('focusin', ({ target }) => {
    if (isTextBox(target) && !typings.has(target)) typings.set(target, { before: target.value })
  })
  document.addEventListener('submit', ({ target }) => {
    for (const [box, typing] of typings) if (box.form === target) typings.set(box, { ...typing, sent: box.value })
  })
}

/**
 * A text box whose text is on this page alone. Those that store what is typed stand in something with `data-kept`; what is
 * typed into a search is no loss.
 */
export function unsavedBox(): TextBox | undefined {
  for (const box of typings.keys()) if (!box.isConnected) typings.delete(box)
  return [...typings].find(([box, typing]) => !box.closest('[data-kept]') && !isSaved(box, typing))?.[0]
}

export const boxName = (box: TextBox) => (box.labels?.[0]?.textContent ?? box.getAttribute('aria-label') ?? '').trim()

const isSaved = (box: TextBox, { before, sent }: Typing) =>
  box.value === before || (box.value === sent && !isRefused(box.form))

/** As forms show it. */
const isRefused = (form: HTMLFormElement | null) =>
  [...(form?.querySelectorAll('[aria-invalid="true"], [role="alert"]') ?? [])].some(
    (part) => part.hasAttribute('aria-invalid') || part.textContent !== '',
  )

const textTypes = ['text', 'email', 'url', 'tel', 'number']

/** Most amounts hold at once, and one is quickly typed again. */
const isTextBox = (target: EventTarget | null): target is TextBox =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && textTypes.includes(target.type) && target.inputMode !== 'decimal')
