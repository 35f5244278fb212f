import { stored } from '#web/lib/stored.ts'
import type { UnitChoice } from './measure-ingredient.ts'

const choices: readonly UnitChoice[] = ['written', 'metric', 'us']

/** Whose units a person's kitchen has: a fact of the device's place, so it holds for every recipe. */
export const unitChoice = stored<UnitChoice>(
  'larder.units',
  (raw) => choices.find((choice) => choice === raw) ?? 'written',
)
