/** Millilitres of measures that pour. */
const volumes = new Map([
  ['cup', 236.6],
  ['fl oz', 29.57],
  ['fluid ounce', 29.57],
  ['tbsp', 14.79],
  ['tablespoon', 14.79],
  ['tsp', 4.93],
  ['teaspoon', 4.93],
])
/** What one of a food is called where it is just one of it, the usual size first. */
const pieces = ['piece', 'pieces', 'medium', 'large', 'fruit', 'each', 'item', 'small', 'egg', 'pod', 'bean']
/** Keys of household measures (`householdMeasures`), which are English words, by all that is said for them. */
const words = new Map(
  Object.entries({
    clove: 'clove cloves',
    slice: 'slice slices',
    bunch: 'bunch',
    can: 'can cans',
    jar: 'jar jars',
    tub: 'tub container',
    package: 'package packages',
    sachet: 'packet packets envelope sachet',
    bottle: 'bottle bottles',
    head: 'head heads',
    bulb: 'bulb bulbs',
    stalk: 'stalk stalks',
    sprig: 'sprig sprigs',
    leaf: 'leaf leaves',
    sheet: 'sheet sheets',
    ear: 'ear ears',
    fillet: 'fillet fillets',
    pinch: 'pinch',
    cube: 'cube cubes',
    scoop: 'scoop scoops',
    stick: 'stick sticks',
  }).flatMap(([key, said]) => said.split(' ').map((word) => [word, key] as const)),
)

interface Measure {
  key: string
  /** How many of that key this measure is. */
  share: number
  /** The lower, the better it speaks for its key. */
  rank: number
}

/** A household measure by what a table of composition calls it, as "cup, chopped" or "medium (2-1/2" dia)"; null for any other. */
export function measureOf(text: string): Measure | null {
  const [, start = '', rest = ''] = /^([^,(]*)(.*)$/.exec(text.trim().toLowerCase()) ?? []
  const said = start.trim()
  // What a pound of raw meat yields is no piece of it, and what a serving is, a maker decides.
  if (/yield|refuse|serving/.test(text)) return null
  const isPlain = rest === '' ? 0 : 1
  for (const [name, millilitres] of volumes) {
    const isNamed = said === name || said === `${name}s` || said.startsWith(`${name} `)
    if (isNamed) return { key: 'cup', share: millilitres / 236.6, rank: volumeRank(name) + isPlain }
  }
  const key = words.get(said)
  if (key) return { key, share: 1, rank: isPlain }
  const size = pieces.indexOf(said)
  return size < 0 ? null : { key: 'piece', share: 1, rank: 2 * size + isPlain }
}

/** A cup is weighed, a spoon mostly reckoned. */
const volumeRank = (name: string): number => 2 * [...volumes.keys()].indexOf(name)

/** Grams by measure; of several that say the same, the plainest one counts. */
export function weightsOf(portions: readonly { amount: number; text: string; grams: number }[]): Map<string, number> {
  const best = new Map<string, { rank: number; grams: number }>()
  for (const { amount, text, grams } of portions) {
    const measure = amount > 0 && grams > 0 ? measureOf(text) : null
    if (!measure || (best.get(measure.key)?.rank ?? Infinity) <= measure.rank) continue
    best.set(measure.key, {
      rank: measure.rank,
      grams: Number((grams / amount / measure.share).toPrecision(4)),
    })
  }
  return new Map([...best].map(([key, { grams }]) => [key, grams]))
}
