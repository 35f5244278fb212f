import { paragraphsIn, withoutNumber } from './read-lines.ts'
import { type DraftStep, stepOf } from './recipe-draft.ts'

/** Steps of a file that says of each text whether it is a heading, which then names the step below. */
export function sectionedSteps(rows: readonly { text: string; isHeading: boolean }[]): DraftStep[] {
  const steps: DraftStep[] = []
  let name = ''
  for (const { text, isHeading } of rows) {
    const instruction = withoutNumber(paragraphsIn(text))
    if (isHeading) name = [name, instruction].filter(Boolean).join(': ')
    else if (instruction !== '') {
      steps.push(stepOf({ name, instruction }))
      name = ''
    }
  }
  return name === '' ? steps : [...steps, stepOf({ instruction: name })]
}
