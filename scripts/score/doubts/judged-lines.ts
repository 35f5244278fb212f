import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ParsedLine, parseLine } from '../../../worker/modules/imports/lines/parse.ts'
import { linesFile, runScorer, withTempFolder } from '../corpus.ts'

/** `gold`: labelled by hand; of `silver` lines the author of a page wrote name and note apart. */
export interface JudgedLine {
  source: string
  isGold: boolean
  line: ParsedLine
  isWrong: boolean
}

interface Labelled {
  id: number
  line: string
  source: string
  lang: string
  kind: 'gold' | 'silver'
  tier: number
}

const UNSCORED = 3

/** Labelled lines and whether the scorer forgives how they are read. Headings have no name that could be wrong. */
export function judgedLines(file = linesFile): JudgedLine[] {
  const labelled = readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((row) => JSON.parse(row) as Labelled) // As the README of the corpora says.
    .filter(({ tier }) => tier < UNSCORED)
  const read = labelled.map(({ line }) => parseLine(line))
  const right = rightLines(labelled, read)
  return labelled.flatMap(({ id, source, lang, kind }, at) => {
    const line = read[at]
    if (!line || line.is_header) return []
    const name = lang === 'en' ? (source.split(':', 1)[0] ?? source) : 'other languages'
    return [{ source: name, isGold: kind === 'gold', line, isWrong: !right.has(id) }]
  })
}

/** The scorer reports a row for each language, so every line gets one of its own. */
function rightLines(labelled: readonly Labelled[], read: readonly ParsedLine[]): Set<number> {
  return withTempFolder((folder) => {
    const [cases, predictions] = [join(folder, 'cases.jsonl'), join(folder, 'predictions.jsonl')]
    writeFileSync(cases, labelled.map((one) => JSON.stringify({ ...one, lang: `#${one.id}` })).join('\n'))
    const rows = read.map(({ amount, amount_max, no_amount, unit, food, note }, at) =>
      JSON.stringify({ id: labelled[at]?.id, amount: no_amount ? null : amount, amount_max, unit, food, note }),
    )
    writeFileSync(predictions, rows.join('\n'))
    const report = runScorer('lines', ['--pred', predictions, '--cases', cases])
    return new Set([...report.matchAll(/^ {2}#(\d+)(?: +[\d.]+){4} +100\.0 /gm)].map((row) => Number(row[1])))
  })
}
