import { findDoubles } from '#worker/modules/doubles/finder/find-doubles.ts'

const words = ['freshly', 'chopped', 'flat-leaf', 'parsley', 'without', 'stalks', 'unsalted', 'butter', 'at', 'room']

/** As careless imports leave them behind: whole lines of recipes, all with one first letter. */
const rows = Array.from({ length: 6000 }, (_, i) => ({
  id: i + 1,
  name: ['peeled', ...Array.from({ length: 12 }, (_, at) => `${words[(at * (i + 3)) % 10]}${letters(i * 7919 + at)}`)]
    .join(' ')
    .slice(0, 128),
}))

function letters(number: number): string {
  return [...String(number)].map((digit) => 'abcdefghij'[Number(digit)]).join('')
}

findDoubles(rows)
