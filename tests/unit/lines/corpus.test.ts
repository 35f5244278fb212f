import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { parseLine } from '#worker/modules/imports/lines/parse.ts'

type Labelled = { line: string; amount: number | null; food: string; tier: number }

const corpus = fileURLToPath(new URL('../../../../shared/corpora/ingredients-dev.jsonl', import.meta.url))
const near = (a: number, b: number) => Math.abs(a - b) <= Math.max(0.006, 0.01 * Math.abs(a))

test.skipIf(!existsSync(corpus))(
  'ninety-eight of a hundred labelled amounts are read, and every line has a food',
  () => {
    const cases: Labelled[] = readFileSync(corpus, 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((row) => JSON.parse(row))
      .filter((labelled: Labelled) => labelled.tier < 3)
    const read = cases.map(({ line }) => parseLine(line))
    const right = read.filter(({ amount }, index) => near(cases[index]?.amount ?? 0, amount)).length
    const foodless = read.filter(({ food, is_header }) => food === null && !is_header).length
    expect(right / cases.length).toBeGreaterThan(0.98)
    expect(foodless / cases.length).toBeLessThan(0.001)
  },
)
