import { recipe } from '#worker/modules/recipes/recipe.contract.ts'
import type { RuleSet } from '#worker/modules/automations/rule-set.ts'
import type { NewRecipe } from '#worker/modules/recipes/new-recipe.ts'
import type { DraftIngredient } from '../drafts/recipe-draft.ts'
import { propertiesOf } from '../to-source-recipe.ts'
import type { VocabularyReader } from '../vocabulary.ts'
import { MAX_DESCRIPTION, MAX_NAME } from './losses.ts'
import { descriptionOf, MAX_SERVINGS_TEXT } from './notes.ts'
import { ownPicture, type StagedRecipe } from './staged-draft.ts'

interface SpaceWords {
  reader: VocabularyReader
  rules: RuleSet
}

/** A draft as somebody would save it. Throws a `ZodError` where no recipe can be made of it. */
export function recipeBodyOf(draft: StagedRecipe, words: SpaceWords): NewRecipe {
  const { rules } = words
  const rows = (list: readonly DraftIngredient[]) => list.map((row, order) => ({ ...rowOf(row, words), order }))
  const steps = draft.steps.map((step, order) => ({
    name: step.name.slice(0, 128),
    instruction: rules.instruction(step.instruction),
    time: step.time,
    order,
    show_ingredients_table: true,
    ingredients: rows(step.ingredients),
  }))
  const loose = rows(draft.ingredients)
  const [first] = steps
  if (loose.length > 0 && first)
    first.ingredients = [...loose, ...first.ingredients].map((row, order) => ({ ...row, order }))
  const own = ownPicture(draft)
  const body = recipe.draft.parse({
    name: rules.name(draft.name.trim()).slice(0, MAX_NAME) || UNTITLED,
    description: rules.description(descriptionOf(draft)).slice(0, MAX_DESCRIPTION),
    source_url: draft.source_url.slice(0, 1024),
    servings: draft.servings ?? 1,
    servings_text: draft.servings_text.slice(0, MAX_SERVINGS_TEXT),
    working_time: draft.working_time,
    waiting_time: draft.waiting_time,
    internal: true,
    private: draft.private,
    keywords: [...new Set(draft.keywords.map((name) => rules.keyword(name.trim()).slice(0, 64)).filter(Boolean))].map(
      (name) => ({ name }),
    ),
    steps:
      steps.length > 0
        ? steps
        : [{ name: '', instruction: '', time: 0, order: 0, show_ingredients_table: true, ingredients: loose }],
    properties: propertiesOf(draft),
    image_url: own && 'url' in own ? own.url : null,
  })
  return { ...body, stagedPicture: own && 'key' in own ? own.key : undefined }
}

const UNTITLED = 'Untitled recipe'

/** An ingredient that is nothing but a food: what a line says where it names none. */
export function ingredientOf(row: DraftIngredient, words: SpaceWords) {
  const read = rowOf(row, words)
  const said = 'line' in row ? row.line : 'food' in row ? row.food : row.heading
  return read.food
    ? { ...read, food: read.food }
    : { ...read, food: { name: said.trim().slice(0, 128) || '…' }, note: '' }
}

function rowOf(row: DraftIngredient, { reader, rules }: SpaceWords) {
  if ('heading' in row) return { ...blank, note: row.heading.slice(0, 256), is_header: true, no_amount: true }
  if ('line' in row) {
    const { confidence: _, doubts: __, learned: ___, ...read } = reader.read(row.line)
    return { ...read, food: named(read.food), unit: unitNamed(read.unit) }
  }
  const text = row.original_text ?? ''
  const given = { amount: row.amount ?? 0, no_amount: row.amount === null, original_text: text }
  const said = rules.lines(() => ({ ...given, unit: row.unit.trim() || null, food: row.food.trim() || null }))(text)
  return {
    ...blank,
    amount: said.amount,
    amount_max: row.amount_max ?? null,
    no_amount: said.no_amount,
    food: said.food === null ? null : named({ name: said.food }),
    unit: unitNamed(reader.unit(said.unit)),
    note: row.note.slice(0, 256),
    original_text: text.slice(0, 512),
  }
}

const named = (found: { name: string } | null) => found && { name: found.name.slice(0, MAX_NAME) }

const unitNamed = (found: { name: string; plural_name?: string | undefined } | null) =>
  found && {
    name: found.name.slice(0, MAX_NAME),
    ...(found.plural_name === undefined ? {} : { plural_name: found.plural_name.slice(0, MAX_NAME) }),
  }

const blank = {
  amount: 0,
  amount_max: null as number | null,
  no_amount: false,
  food: null as { name: string } | null,
  unit: null as { name: string } | null,
  note: '',
  is_header: false,
  original_text: '',
}
