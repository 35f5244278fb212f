import { baseUnit } from './base-unit.ts'

/** Whether cooks write fractions of this unit: cups, spoons and pieces yes, grams and litres no. */
export const takesFractions = (unit: string | null | undefined): boolean => baseUnit(unit)?.system !== 'metric'
