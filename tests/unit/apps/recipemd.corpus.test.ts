import { afterAll, describe, expect, it } from 'vitest'
import type { RecipeDraft } from '#worker/modules/imports/drafts/recipe-draft.ts'
import { openCorpus } from './corpus.ts'
import { readText } from './read-texts.ts'

interface Group {
  title?: string
  ingredients: { name: string; amount: { factor: string | null; unit: string | null } | null }[]
  ingredient_groups: Group[]
}
interface Expected extends Group {
  title: string
  description: string | null
  tags: string[]
  yields: { factor: string | null; unit: string | null }[]
  instructions: string | null
}

const corpus = openCorpus('exports')
afterAll(() => corpus?.close())

const files = new Set(corpus?.items.filter(({ app }) => app === 'recipemd').map(({ file }) => file))
const text = (file: string) => new TextDecoder().decode(corpus?.read(file))
const words = (value: string) => value.toLowerCase().match(/[\p{L}\d]+/gu) ?? []

const rowsOf = (group: Group): unknown[] => [
  ...(group.title === undefined ? [] : [{ heading: group.title }]),
  ...group.ingredients.map(({ amount }) => ({ amount: Number(amount?.factor ?? 0), unit: amount?.unit ?? '' })),
  ...group.ingredient_groups.flatMap(rowsOf),
]
const readRows = ({ ingredients }: RecipeDraft) =>
  ingredients.map((row) => {
    if ('heading' in row) return row
    return 'line' in row ? { amount: 0, unit: '' } : { amount: row.amount ?? 0, unit: row.unit }
  })

describe.skipIf(!corpus)('RecipeMD', () => {
  for (const file of files) {
    if (file.endsWith('.invalid.md'))
      it(`${file} is refused`, () => expect(readText(file, text(file))).rejects.toThrow())
    const result = file.replace(/\.md$/, '.json')
    if (!file.endsWith('.md') || !files.has(result)) continue
    it(`${file} is read as its format says`, async () => {
      const { title, ...wanted } = JSON.parse(text(result)) as Expected
      const recipe = await readText(file, text(file))
      expect(recipe.name).toBe(title)
      expect(recipe.keywords).toEqual(wanted.tags)
      expect(readRows(recipe)).toEqual(rowsOf({ ...wanted }))
      const description = (wanted.description ?? '').replace(/<[^>]+>/g, '')
      for (const word of words(recipe.description)) expect(words(description)).toContain(word)
      const steps = recipe.steps.flatMap((step) => words(`${step.name} ${step.instruction}`))
      for (const word of steps) expect(words(wanted.instructions ?? '')).toContain(word)
    })
  }
})
