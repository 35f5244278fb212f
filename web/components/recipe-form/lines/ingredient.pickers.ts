import type { food } from '#worker/modules/foods/food.contract.ts'
import { namesOf } from '#web/lib/picker.ts'
import { remote } from '#web/lib/api/remote.ts'
import { knownUnits } from './unit.names.ts'

export const foodNames = namesOf(remote<typeof food>('food'))
export const unitNames = namesOf(knownUnits)
