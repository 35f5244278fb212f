import type { Picked, PickerSource } from '#web/lib/picker.ts'

export const sameName = (one: string, other: string) =>
  one.trim().localeCompare(other.trim(), undefined, { sensitivity: 'accent' }) === 0

/** Enter takes the first hit, so that is the one that was typed, then those that begin with it. */
export const bestFirst = (source: PickerSource): PickerSource => ({
  key: source.key,
  search: async (text, signal) => {
    const typed = text.toLocaleLowerCase()
    const rank = ({ name }: Picked) => (sameName(name, text) ? 0 : name.toLocaleLowerCase().startsWith(typed) ? 1 : 2)
    return (await source.search(text, signal)).toSorted((one, other) => rank(one) - rank(other))
  },
})
