import type { CommonFood } from './common-food.ts'
import { parseCommonFoods } from './parse-common-foods.ts'

/** Loaded when somebody asks: requests that do not need the table do not wait for it. */
export async function loadCommonFoods(): Promise<readonly CommonFood[]> {
  const { default: table } = await import('./common-foods.txt')
  return parseCommonFoods(table)
}
