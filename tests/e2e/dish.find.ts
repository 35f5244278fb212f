import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'

export type Dish = {
  title: string
  servings: number
  html: string
  site: string
  path: string
  ingredients: number
  steps: number
}

const archive = resolve('../shared/corpora/html-dev.tar.gz')
const saved = 'pages/twopeasandtheirpod.com/twopeasandtheirpod_2'

/** A saved page, or one of ours when the saved pages are missing. Both make 6 servings. */
export function findDish(): Dish {
  if (!existsSync(archive)) {
    const html = readFileSync('tests/e2e/pages/summer-salad.html', 'utf8')
    const page = { site: 'https://kitchen.example', path: '/summer-salad/' }
    return { ...page, title: 'Summer salad', servings: 6, html, ingredients: 6, steps: 3 }
  }
  const { title, ingredients, instructions_list: steps } = JSON.parse(unpack(`${saved}.json`)) as SavedAnswer
  const page = { site: 'https://www.twopeasandtheirpod.com', path: '/mango-salad/' }
  return {
    ...page,
    title,
    servings: 6,
    html: unpack(`${saved}.html`),
    ingredients: ingredients.length,
    steps: steps.length,
  }
}

type SavedAnswer = { title: string; ingredients: string[]; instructions_list: string[] }

function unpack(file: string): string {
  const { stdout, status } = spawnSync('tar', ['xzOf', archive, file], { encoding: 'utf8', maxBuffer: 2 ** 26 })
  if (status !== 0) throw new Error(`${file} is not in ${archive}`)
  return stdout
}
