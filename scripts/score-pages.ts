import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { readPage } from '../worker/modules/imports/pages/read.ts'

/**
 * Scores the page reader on saved pages that are kept beside the repository: unpacks them to a temporary folder, reads each,
 * and hands the answers to the scorer. `--detail FILE` keeps the scorer's row for each page, `--out FILE` the answers.
 */
const shared = resolve(import.meta.dirname, '../../shared')
const archive = join(shared, 'corpora/html-dev.tar.gz')
const option = (name: string): string | undefined => process.argv[process.argv.indexOf(`--${name}`) + 1 || Infinity]

type Page = { id: string; url: string; html: string }

function predictionOf(id: string, html: string, url: string) {
  const recipe = readPage(html, url)
  if (!recipe) return { id }
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

function score(folder: string): void {
  const unpacked = spawnSync('tar', ['xzf', archive, '-C', folder], { stdio: 'inherit' })
  if (unpacked.status !== 0) throw new Error('The saved pages could not be unpacked.')
  const { items } = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as { items: Page[] }
  const started = performance.now()
  const rows = items.map((page) =>
    JSON.stringify(predictionOf(page.id, readFileSync(join(folder, page.html), 'utf8'), page.url)),
  )
  console.log(`${items.length} pages read in ${Math.round(performance.now() - started)} ms`)
  const predictions = option('out') ?? join(folder, 'predictions.jsonl')
  writeFileSync(predictions, rows.join('\n'))
  const detail = option('detail')
  const scorer = [
    join(shared, 'score/pages.mjs'),
    '--pred',
    predictions,
    '--corpus',
    folder,
    ...(detail ? ['--detail', detail] : []),
  ]
  spawnSync(process.execPath, scorer, { stdio: 'inherit' })
}

if (existsSync(archive)) {
  const folder = mkdtempSync(join(tmpdir(), 'pages-'))
  try {
    score(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
} else console.log('Skipped: no saved pages beside the repository.')
