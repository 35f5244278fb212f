import { persistedStore } from '#web/lib/persisted-store.ts'
import type { UnitChoice } from './measure-ingredient.ts'

const unitChoices: readonly UnitChoice[] = ['written', 'metric', 'us']

/** Whose units a person's kitchen has: a fact of the device's place, so it holds for every recipe. */
export const unitChoiceStore = persistedStore<UnitChoice>(
  'larder.units',
  (raw) => unitChoices.find((choice) => choice === raw) ?? 'written',
)
