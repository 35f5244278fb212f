import type { AutomationType } from '#worker/modules/automations/automation.contract.ts'
import type { Values } from '../model.ts'

type Parameter = 'param_1' | 'param_2' | 'param_3'

/** What the three parameters mean, as texts of `fields`. */
const alias = ['aliasOf', 'aliasBecomes']
const replacement = ['replaceOn', 'replaceWhat', 'replaceBy']
const meanings = {
  FOOD_ALIAS: alias,
  UNIT_ALIAS: alias,
  KEYWORD_ALIAS: alias,
  FOOD_REPLACE: replacement,
  UNIT_REPLACE: replacement,
  NAME_REPLACE: replacement,
  DESCRIPTION_REPLACE: replacement,
  INSTRUCTION_REPLACE: replacement,
  NEVER_UNIT: ['neverUnit', 'unitInstead'],
  TRANSPOSE_WORDS: ['firstWord', 'secondWord'],
} satisfies Record<AutomationType, readonly string[]>
const meaningsOf: Readonly<Record<string, readonly string[]>> = meanings

export const parameterTexts: readonly string[] = [...new Set(Object.values(meanings).flat())]

/** A field whose text follows the kind of automation, and that is there only where that kind has it. */
export function parameter<P extends Parameter>(field: P) {
  const at = Number(field.at(-1)) - 1
  const meaning = ({ type }: Values) => meaningsOf[String(type)]?.[at]
  return {
    field,
    shown: (values: Values) => meaning(values) !== undefined,
    label: (values: Values) => meaning(values) ?? field,
  }
}
