import { persistedStore } from '#web/lib/persisted-store.ts'
import type { UnitChoice } from './measure-ingredient.ts'

const unitChoices: readonly UnitChoice[] = ['written', 'metric', 'us']

/** The units of a kitchen are the same for every recipe, so the device keeps the choice. */
export const unitChoiceStore = persistedStore<UnitChoice>(
  'larder.units',
  (raw) => unitChoices.find((choice) => choice === raw) ?? 'written',
)
