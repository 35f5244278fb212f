import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readRecipes } from '../../worker/modules/imports/pages/read-recipe-page.ts'
import { type PageSet, runScorer, withPages } from './corpus.ts'

/** Processor time of one page, in milliseconds. */
export type PageTimes = { median: number; p95: number }

export const scorePages = (set: PageSet, keep: { detail?: string | undefined; out?: string | undefined } = {}) =>
  withPages(set, (pages, folder) => {
    const times: number[] = []
    const rows = pages.map((page) => {
      const html = readFileSync(join(folder, page.html), 'utf8')
      const start = process.cpuUsage()
      const row = JSON.stringify(answerOf(page.id, html, page.url))
      const { user, system } = process.cpuUsage(start)
      times.push((user + system) / 1_000)
      return row
    })
    const predictions = keep.out ?? join(folder, 'predictions.jsonl')
    writeFileSync(predictions, rows.join('\n'))
    const detail = keep.detail ? ['--detail', keep.detail] : []
    const report = runScorer('pages', ['--pred', predictions, '--corpus', folder, ...detail])
    return { report, times: timesOf(times) }
  })

function timesOf(times: number[]): PageTimes {
  const sorted = times.toSorted((a, b) => a - b)
  return { median: sorted[sorted.length >> 1] ?? 0, p95: sorted[Math.floor(sorted.length * 0.95)] ?? 0 }
}

function answerOf(id: string, html: string, url: string) {
  const page = readRecipes(html, url)
  if (!page) return { id }
  const { recipe } = page
  return {
    id,
    title: recipe.name,
    ingredients: recipe.ingredients.map((ingredient) => ingredient.line),
    instructions_list: recipe.steps.flatMap((step) =>
      step.instruction.split(/\n+/).map((line) => line.replace(/[*_#>]+/g, '').trim()),
    ),
    yields: `${recipe.servings ?? ''} ${recipe.servings_text}`,
    prep_time: recipe.working_time,
    cook_time: recipe.waiting_time,
    image: recipe.image_url,
    nutrients: {
      calories: recipe.nutrition.calories,
      fatContent: recipe.nutrition.fats,
      carbohydrateContent: recipe.nutrition.carbohydrates,
      proteinContent: recipe.nutrition.proteins,
    },
  }
}
