import { unitReader } from './unit-lexicon.ts'

/** Units of one measure that the table of spellings keeps apart by their languages, each by its first spelling. */
const same = [
  'tbsp el zlica kasika c_a_s cda cucchiaio colher_de_sopa eetlepel msk ss rkl lyzka стл κσ yemek_kasigi ek lingura 大さじ ملعقة_كبيرة',
  'tsp tl zlicica kasicica c_a_c cdta cucchiaino colher_de_cha theelepel tsk teskje teelusikka lyzeczka чл κγ cay_kasigi kavekanal lingurita 小さじ כפית ملعقة_صغيرة',
  'cup tasse xicara_cha',
  'can tin dose',
  'package pck',
  'piece stk morceau',
]

const meanings = new Map(
  same.flatMap((names) => names.split(' ').map((name) => [name.replaceAll('_', ' '), names.split(' ')[0] ?? name])),
)

const read = unitReader()

/** What a unit means, whatever its language, number or abbreviation: "tbsp" of "EL", "T." and "tablespoons". Null if unknown. */
export function unitMeaning(text: string): string | null {
  const word = text.trim().replace(/\.$/, '')
  const unit = read(word, 0)
  if (!unit || unit.end < word.length) return null
  return meanings.get(unit.name) ?? unit.name
}
