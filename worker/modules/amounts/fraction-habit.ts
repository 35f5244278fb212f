import { baseUnit } from './base-unit.ts'

export const takesFractions = (unit: string | null | undefined): boolean => baseUnit(unit)?.system !== 'metric'
