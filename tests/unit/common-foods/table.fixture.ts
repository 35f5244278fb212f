import { readFileSync } from 'node:fs'
import { parseCommonFoods } from '#worker/modules/food-table/parse-common-foods.ts'

export const commonFoods = parseCommonFoods(readFileSync('worker/modules/food-table/common-foods.txt', 'utf8'))
