import * as z from 'zod'
import type { Verb } from '../contract/contract.ts'
import { effectsOf } from './references/referrers.ts'
import type { Definition } from './define-resource.ts'

/** Documentation beyond the summary, derived from the rules of the resource. */
export function describeCall(definition: Definition, verb: Verb): { description: string } | object {
  const { rules, contract } = definition
  const sentences = {
    list: [
      rules.search
        ? '`query` finds what it is part of, whatever the case and accents; names that begin with it come first.'
        : '',
      rules.visible ? 'Holds only what the asker may see.' : '',
      'Pages never overlap, and `count` is exactly what all pages hold.',
    ],
    create: [
      rules.uniqueName
        ? 'Where the name is taken, the answer is the one that has it: sending it again makes no second one.'
        : '',
      rules.uniqueTogether
        ? `There is one for each ${rules.uniqueTogether.join(' and ')}: where there is one, the answer is that one.`
        : '',
      referenceSentence(contract.draft.shape),
    ],
    retrieve: [rules.visible ? 'What the asker may not see is as if it were not there: 404.' : ''],
    update: [
      'A field that is left out keeps its value; what is sent and no different changes nothing.',
      rules.uniqueName ? 'A name that another one has is refused with 400.' : '',
      rules.uniqueTogether ? `Being a second for its ${rules.uniqueTogether.join(' and ')} is refused with 400.` : '',
      rules.editable ? 'Only those who own it may.' : '',
      referenceSentence(contract.draft.shape),
    ],
    destroy: [
      effectsOf(definition).some(({ protecting }) => protecting)
        ? 'While something uses it the answer is 409 and says what.'
        : '',
      rules.editable ? 'Only those who own it may.' : '',
      'It can be brought back from the history.',
    ],
    merge: [],
    move: [],
    effects: [],
  } satisfies Record<Verb, string[]>
  const description = sentences[verb].filter(Boolean).join(' ')
  return description === '' ? {} : { description }
}

/** Only bodies explain nested objects, as clients of other servers expect such writes to change the nested row. */
const referenceSentence = (shape: Readonly<Record<string, z.core.$ZodType>>): string =>
  Object.values(shape).some(
    (field) => z.safeParse(field, { id: 1 }).success && z.safeParse(field, { name: 'x' }).success,
  )
    ? 'A nested object with an id is a reference, whatever else it holds; with a name alone it finds or makes one.'
    : ''
