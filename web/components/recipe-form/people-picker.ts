import type { userRow } from '#worker/kernel/contract/contract.ts'
import type * as z from 'zod'
import { call } from '#web/lib/api/api.ts'
import type { PickerSource } from '#web/lib/resource-picker.ts'
import { draftPerson } from './draft/recipe.read.ts'

/** Few people share a space, so they are filtered here. */
export const otherPeoplePicker = (me: number): PickerSource => ({
  key: `user-except-${me}`,
  search: async (text, signal) => {
    const people = await call<z.output<typeof userRow>[]>('GET', '/api/user/', { signal })
    const wanted = text.toLocaleLowerCase()
    return people.map(draftPerson).filter(({ id, name }) => id !== me && name.toLocaleLowerCase().includes(wanted))
  },
})
