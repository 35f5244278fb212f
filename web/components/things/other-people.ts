import type { PickerSource } from '#web/lib/resource-picker.ts'

/** Everybody in the space but oneself. How they are found comes with the first question: few recipes are hidden. */
export const otherPeople: PickerSource = {
  key: 'other-people',
  search: async (typed) => (await import('./find-people.ts')).findOtherPeople(typed),
}
