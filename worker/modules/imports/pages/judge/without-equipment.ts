import type { PageIngredient } from '../page-recipe.ts'
import { lineKey } from '../text/word-overlap.ts'
import type { VisibleLine } from '../visible/line.ts'
import { sectionOf } from '../visible/section-words.ts'

/** Markup may list pans and knives as ingredients; people see them below a heading of their own. */
export function withoutEquipment(
  marked: readonly PageIngredient[],
  lines: readonly VisibleLine[],
): readonly PageIngredient[] {
  const equipment = new Set(lines.flatMap(({ text }, at) => (isEquipment(text) ? keysBelow(lines, at) : [])))
  if (equipment.size === 0) return marked
  const food = marked.filter(({ line }) => !equipment.has(lineKey(line)))
  return food.length >= marked.length / 2 ? food : marked
}

function keysBelow(lines: readonly VisibleLine[], at: number): string[] {
  const below = lines.slice(at + 1, at + 1 + MAX_LINES)
  const end = below.findIndex(({ text }) => sectionOf(text) !== null)
  return below.slice(0, end < 0 ? undefined : end).map(({ text }) => lineKey(text))
}

const MAX_LINES = 15
const MAX_HEADING = 50

const isEquipment = (text: string): boolean => text.length <= MAX_HEADING && EQUIPMENT.test(text)

const EQUIPMENT =
  /^(?:(?:special|kitchen|recommended|helpful|useful) )?(?:equipment|tools|utensils|küchengeräte|küchenhelfer|küchenutensilien|utensilien|zubehör|matériel|ustensiles|keukengerei|utensilios|utensili|attrezzatura|strumenti|utensílios|udstyr|utstyr|utrustning|redskab|redskap|redskaber|sprzęt|akcesoria|eszközök|pomůcky|pomôcky|工具|厨具|道具|使用器具)(?: (?:needed|used|required|you(?:’|')?ll need|recommended|nécessaire|nécessaires|necessarios|necessari))?\s*:?$/iu
