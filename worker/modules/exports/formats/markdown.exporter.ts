import { stringify } from 'yaml'
import type { ExportedRecipe } from '../exported-recipe.ts'
import type { ArchiveExporter } from '../exporter.ts'
import { keywordNames } from '../facts/keyword-names.ts'
import type { PicturePaths } from '../facts/picture-files.ts'
import { minutesText } from '../facts/time-text.ts'
import { yieldText } from '../facts/yield-text.ts'
import { ownName } from '../names/own-name.ts'
import { allRows } from '../rows/all-rows.ts'
import { rowText } from '../rows/row-text.ts'
import { stepTexts } from '../rows/step-text.ts'
import { markdownFiles } from './markdown-files.ts'
import { markdownSteps } from './markdown-steps.ts'
import { addressOf, plainMarkdown, withoutHeadings } from './markdown-text.ts'

/** A file for each recipe as people read it, with the facts above it as note-taking apps have them. */
export const markdown: ArchiveExporter = {
  kind: 'archive',
  id: 'MARKDOWN',
  title: 'Markdown',
  ending: '.zip',
  type: 'application/zip',
  filesOf: (recipe, names) => markdownFiles(recipe, ownName(recipe, names), (paths) => textOf(recipe, paths)),
}

const textOf = (recipe: ExportedRecipe, paths: PicturePaths): string =>
  [
    factsOf(recipe),
    `# ${plainMarkdown(recipe.name)}`,
    ...paths.own.map((path) => `![](${addressOf(path)})`),
    withoutHeadings(recipe.description ?? ''),
    '## Ingredients',
    allRows(recipe)
      .map((row) => ('heading' in row ? `\n### ${plainMarkdown(row.heading)}\n` : `- ${plainMarkdown(rowText(row))}`))
      .join('\n')
      .trim(),
    '## Directions',
    markdownSteps(stepTexts(recipe), ({ step }) => paths.ofStep(step), '###'),
  ]
    .filter(Boolean)
    .join('\n\n')

function factsOf(recipe: ExportedRecipe): string {
  const facts = {
    servings: yieldText(recipe),
    'prep time': minutesText(recipe.working_time),
    'cook time': minutesText(recipe.waiting_time),
    tags: keywordNames(recipe),
    source: recipe.source_url ?? '',
  }
  const known = Object.entries(facts).filter(([, value]) => value.length > 0)
  return known.length === 0 ? '' : `---\n${stringify(Object.fromEntries(known), { lineWidth: 0 })}---`
}
