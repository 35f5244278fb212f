import type { Sign } from './line-signs.ts'

/** What a sign makes doubtful; `line-doubts.ts` says what each means. */
export type SignDoubt = 'long' | 'choice' | 'name' | 'state' | 'unit' | 'measures' | 'word'

/**
 * What each sign weighs, as `node scripts/learn-doubts.ts` learns it from labelled lines, and what a line has without
 * signs. Above the threshold is more than half of what is read wrongly, and one in forty lines that are read rightly.
 */
export const START = -3.85
export const THRESHOLD = -2

export const signWeights: Readonly<Record<Sign, readonly [number, SignDoubt]>> = {
  signInName: [0.61, 'long'],
  linkInName: [0.16, 'long'],
  sentence: [0.64, 'long'],
  otherFood: [1.24, 'choice'],
  choiceBehindComma: [1.69, 'choice'],
  choiceInBracket: [1.49, 'choice'],
  choice: [0.97, 'choice'],
  listWithoutAmount: [1.54, 'choice'],
  bracketIsName: [3.44, 'name'],
  bracketDescribes: [1.62, 'name'],
  bracketNot: [1.34, 'name'],
  nameBehindComma: [1.43, 'name'],
  withBehindComma: [1.75, 'name'],
  withAndState: [1.42, 'name'],
  madeOf: [1.19, 'name'],
  stateInFront: [2.38, 'state'],
  looseUnit: [2.6, 'unit'],
  measuredBehind: [3.0, 'measures'],
  countedAndMeasured: [1.81, 'measures'],
  qualified: [0.74, 'measures'],
  some: [3.57, 'word'],
  article: [4.97, 'word'],
}
