/** The id of a field of a step or ingredient. */
export const fieldId = (key: string, field: string) => `draft-${key}-${field}`

/** Moves into the first of some fields (or what holds one) that is there, once the change before it is on the page. */
export const focusField = (key: string, ...fields: string[]) =>
  focusAfterRender(...fields.map((field) => fieldId(key, field)))

export function focusAfterRender(...ids: string[]) {
  requestAnimationFrame(() => {
    const found = ids.map((id) => document.getElementById(id)).find((one) => one !== null)
    const field = found?.matches('div') ? found.querySelector('input') : found
    field?.focus()
    if (field instanceof HTMLInputElement) field.select()
  })
}
