import { readFileSync } from 'node:fs'
import { parseCommonFoods } from '#worker/modules/common-foods/parse-common-foods.ts'

export const commonFoods = parseCommonFoods(readFileSync('worker/modules/common-foods/common-foods.txt', 'utf8'))
