export const fieldId = (key: string, field: string) => `draft-${key}-${field}`

/** Focuses the first of some fields that exists, once the change before it is rendered. */
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
