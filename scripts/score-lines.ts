import { hasLines } from './score/corpus.ts'
import { scoreLines } from './score/score-lines.ts'

if (hasLines()) {
  const { report, speed } = scoreLines(process.argv[2])
  console.log(`${report.trim()}\n${speed} lines a second of processor time`)
} else console.log('No corpus of ingredient lines beside this checkout: nothing scored.')
