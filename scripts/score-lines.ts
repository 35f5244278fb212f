import { hasLines } from './score/corpus.ts'
import { markedShares } from './score/doubts/score-doubts.ts'
import { scoreLines } from './score/score-lines.ts'

if (hasLines()) {
  const { report, speed } = scoreLines(process.argv[2])
  console.log(`${report.trim()}\n${speed} lines a second of processor time`)
  console.log('\nMarked as doubtful, in percent of the lines read  wrongly  rightly       of')
  for (const { name, wrong, right, lines } of markedShares(process.argv[2]))
    console.log(
      `${name.padEnd(46)}${wrong.toFixed(1).padStart(9)}${right.toFixed(1).padStart(9)}${String(lines).padStart(9)}`,
    )
} else console.log('No corpus of ingredient lines beside this checkout: nothing scored.')
