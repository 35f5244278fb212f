import { baseUnit } from './base-unit.ts'

/** Whether cooks write fractions of this unit: of cups, spoons and pieces, but not of grams and litres. */
export const takesFractions = (unit: string | null | undefined): boolean => baseUnit(unit)?.system !== 'metric'
