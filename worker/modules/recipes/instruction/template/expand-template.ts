import { type AmountRange, baseUnit, upperEndOf, statesAmount } from '#worker/modules/amounts/index.ts'
import { inflectFood } from '../inflect-food.ts'
import type { InstructionIngredient } from '../ingredient.ts'
import type { InlineNode, NameNode } from '../node.ts'
import { parseTemplate, type TemplateField } from './parse-template.ts'

/** Anything outside of the documented grammar shows itself, so that a typo never blanks a step. */
export function expandTemplate(source: string, ingredients: readonly InstructionIngredient[]): InlineNode[] {
  const template = parseTemplate(source)
  if (!template) return [{ kind: 'text', text: source }]
  switch (template.kind) {
    case 'comment':
      return []
    case 'scale':
      return numbers({ amount: template.value, amount_max: template.most })
    case 'ingredient': {
      const ingredient = ingredients[template.index]
      if (!ingredient) return [{ kind: 'missing', text: source }]
      return expandIngredient(ingredient, template.index, template.field)
    }
  }
}

function expandIngredient(ingredient: InstructionIngredient, index: number, field: TemplateField | null): InlineNode[] {
  if (field === 'numeric_amount') return [{ kind: 'text', text: plainNumber(ingredient.amount) }]
  const children = field
    ? fieldNodes(ingredient, field)
    : spaced([amountOf, unitOf, foodOf].map((of) => of(ingredient)))
  return children.length > 0 ? [{ kind: 'ingredient', index, field, children }] : []
}

function fieldNodes(ingredient: InstructionIngredient, field: 'amount' | 'unit' | 'food' | 'note'): InlineNode[] {
  switch (field) {
    case 'amount':
      return amountOf(ingredient)
    case 'unit':
      return unitOf(ingredient)
    case 'food':
      return foodOf(ingredient)
    case 'note':
      return ingredient.note ? [{ kind: 'text', text: ingredient.note }] : []
  }
}

const amountOf = (ingredient: InstructionIngredient): InlineNode[] =>
  statesAmount(ingredient) && Number.isFinite(upperEndOf(ingredient)) ? numbers(ingredient) : []

/** Each end of a range is a number of its own, so that scaling reaches both. */
function numbers(range: AmountRange): InlineNode[] {
  const [from, to] = [range.amount, upperEndOf(range)]
  const upTo: InlineNode[] =
    from === to
      ? []
      : [
          { kind: 'text', text: '–' },
          { kind: 'number', value: to },
        ]
  return [{ kind: 'number', value: from }, ...upTo]
}

const unitOf = (ingredient: InstructionIngredient): InlineNode[] => nameNodes('unit', ingredient)
const foodOf = (ingredient: InstructionIngredient): InlineNode[] => nameNodes('food', ingredient)

function nameNodes(of: NameNode['of'], ingredient: InstructionIngredient): InlineNode[] {
  const name = ingredient[of]
  if (!name?.name) return []
  const most = upperEndOf(ingredient)
  const amount = ingredient.no_amount || !Number.isFinite(most) ? null : most
  const plural = name.plural_name || null
  // A measured food has the same number at every serving.
  if (of === 'food' && baseUnit(ingredient.unit?.base_unit)) {
    const text = inflectFood(name.name, plural, amount, ingredient.unit?.base_unit)
    return [{ kind: 'name', of, singular: text, plural: null, amount }]
  }
  return [{ kind: 'name', of, singular: name.name, plural, amount }]
}

function spaced(parts: InlineNode[][]): InlineNode[] {
  const shown = parts.filter((part) => part.length > 0)
  return shown.flatMap((part, at): InlineNode[] => (at === 0 ? part : [{ kind: 'text', text: ' ' }, ...part]))
}

const plainNumber = (amount: number): string => String(Number.isFinite(amount) ? Number(amount.toFixed(4)) : 0)
