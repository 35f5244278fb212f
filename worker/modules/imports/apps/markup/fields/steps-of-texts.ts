import { linesIn, paragraphsIn, withoutNumber } from '../../../drafts/read-lines.ts'
import { type DraftPicture, type DraftStep, stepOf } from '../../../drafts/recipe-draft.ts'
import { headingText } from '../../../lines/heading-text.ts'

interface StepText {
  text: string
  name?: string
  pictures?: DraftPicture[]
}

/** A step for each text of a file that has them apart; a heading by itself names the step below it. */
export function stepsOfTexts(texts: readonly StepText[]): DraftStep[] {
  const steps: DraftStep[] = []
  let name = ''
  for (const given of texts) {
    const [first = '', ...others] = linesIn(given.text)
    const heading = given.name ?? (others.length === 0 ? headingText(first) : null)
    if (heading && (given.name === undefined || first === '')) name = name ? `${name}: ${heading}` : heading
    else if (first !== '' || given.pictures?.length) {
      const instruction = withoutNumber(paragraphsIn(given.text))
      steps.push(stepOf({ name: given.name || name, instruction, pictures: given.pictures ?? [] }))
      name = ''
    }
  }
  // A heading with nothing below it is a step that says little.
  if (name !== '') steps.push(stepOf({ instruction: name }))
  return steps
}
