import type { Said, SaidRow, SaidStep } from './said.ts'

export const eachStep = (said: Said, change: (step: SaidStep) => SaidStep): Said => ({
  ...said,
  steps: said.steps.map(change),
})

export const eachRow = (said: Said, change: (row: SaidRow) => SaidRow): Said => ({
  ...eachStep(said, (step) => ({ ...step, rows: step.rows.map(change) })),
  rows: said.rows.map(change),
})

export const eachText = (said: Said, change: (text: string) => string): Said =>
  eachStep(said, (step) => ({ ...step, shown: change(step.shown), instruction: change(step.instruction) }))

export const linesOf = (text: string): string[] =>
  text
    .split(/\n+/)
    .map((line) => line.trim())
    .filter(Boolean)
