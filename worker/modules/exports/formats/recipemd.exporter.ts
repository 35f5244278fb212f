import type { ExportedRecipe } from '../exported-recipe.ts'
import type { ArchiveExporter, RecipeNames } from '../exporter.ts'
import { keywordNames } from '../facts/keyword-names.ts'
import type { PicturePaths } from '../facts/picture-files.ts'
import { yieldText } from '../facts/yield-text.ts'
import { ownName } from '../names/own-name.ts'
import { allRows } from '../rows/all-rows.ts'
import type { IngredientRow, RecipeRow } from '../rows/recipe-row.ts'
import { amountText, foodText, unitText } from '../rows/row-text.ts'
import { stepTexts } from '../rows/step-text.ts'
import { markdownFiles } from './markdown-files.ts'
import { markdownSteps } from './markdown-steps.ts'
import { addressOf, plainMarkdown, withoutHeadings } from './markdown-text.ts'

/** Markdown in three parts between rules (recipemd.org), a file for each recipe. */
export const recipeMd: ArchiveExporter = {
  kind: 'archive',
  id: 'RECIPEMD',
  title: 'RecipeMD',
  ending: '.zip',
  type: 'application/zip',
  filesOf: (recipe, names) =>
    markdownFiles(recipe, ownName(recipe, names), (paths) => textOf(recipe, { names, paths })),
}

const textOf = (recipe: ExportedRecipe, { names, paths }: { names: RecipeNames; paths: PicturePaths }): string => {
  const steps = stepTexts(recipe)
  const tags = keywordNames(recipe).map(plainMarkdown).join(', ')
  const yields = plainMarkdown(yieldText(recipe).replace(/,/g, ' '))
  return [
    `# ${plainMarkdown(recipe.name)}`,
    withoutHeadings(recipe.description ?? ''),
    ...paths.own.map((path) => `![](${addressOf(path)})`),
    tags && `*${tags}*`,
    yields && `**${yields}**`,
    '---',
    listOf(allRows(recipe), names),
    '---',
    markdownSteps(steps, ({ step }) => paths.ofStep(step), '##'),
  ]
    .filter(Boolean)
    .join('\n\n')
}

const listOf = (rows: readonly RecipeRow[], names: RecipeNames): string =>
  rows
    .map((row) => ('heading' in row ? `\n## ${plainMarkdown(row.heading)}\n` : `- ${ingredientOf(row, names)}`))
    .join('\n')
    .trim()

function ingredientOf(row: IngredientRow, names: RecipeNames): string {
  if ('line' in row) return plainMarkdown(row.line)
  const measure = [amountText(row), unitText(row)].filter(Boolean).join(' ')
  const text = plainMarkdown([foodText(row), row.note].filter(Boolean).join(', '))
  const file = row.recipe && names.get(row.recipe.id)
  const linked = file ? `[${text}](${addressOf(`${file}.md`)})` : text
  return measure ? `*${plainMarkdown(measure)}* ${linked}` : linked
}
