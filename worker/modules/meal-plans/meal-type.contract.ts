import * as z from 'zod'
import { crudVerbs, resource } from '#worker/kernel/contract/contract.ts'
import { ref } from '#worker/kernel/contract/ref.contract.ts'
import { blankableText, bool, int, text } from '#worker/kernel/contract/scalars.contract.ts'

const TIME = 'Time has wrong format. Use one of these formats instead: hh:mm[:ss[.uuuuuu]].'

/** `HH:MM:SS` in the household's own zone. */
const time = () =>
  z
    .string({ error: TIME })
    .trim()
    .regex(/^([01]?\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,6})?)?$/, TIME)
    .transform((value) => {
      const [hours = '', minutes = '', seconds = '00'] = value.split(':')
      return `${hours.padStart(2, '0')}:${minutes}:${seconds.slice(0, 2)}`
    })

export const mealType = resource({
  name: 'meal-type',
  title: 'MealType',
  fields: z.object({
    name: text(128),
    order: int().default(0),
    time: time().nullish(),
    color: blankableText(7).nullish(),
    default: bool().default(false),
  }),
  reads: z.object({
    time: z.string().nullable(),
    color: z.string().nullable(),
    created_by: z.int(),
  }),
  verbs: [...crudVerbs, 'merge', 'effects'],
  roles: { read: 'user', write: 'user' },
})

export const mealTypeRef = () => ref(mealType.draft)
