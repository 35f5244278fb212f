import { expect, it } from 'vitest'
import { languages, unfinished } from '#worker/kernel/contract/languages.contract.ts'
import { modules } from '#worker/registry.ts'
import { cascadingTables } from '#worker/modules/trash/trash-kinds.ts'

interface Texts {
  [key: string]: string | Texts
}
const files = import.meta.glob<Texts>('../../web/locales/*/{activity,kinds}.json', { eager: true, import: 'default' })
const textsOf = (language: string, name: string): Texts => files[`../../web/locales/${language}/${name}.json`] ?? {}
const textAt = (texts: Texts, ...path: string[]): unknown =>
  path.reduce<unknown>((at, key) => (typeof at === 'object' && at !== null ? (at as Texts)[key] : undefined), texts)

const finished = languages.filter((language) => !unfinished.includes(language))
const events = modules.flatMap(({ events: all = [] }) =>
  all.flatMap(({ name, shapes }) => Object.keys(shapes).map((verb) => [name, verb] as const)),
)

it('every event has a sentence for the activity of the household', () => {
  const missing = finished.flatMap((language) => {
    const texts = textsOf(language, 'activity')
    return events
      .filter(([kind, verb]) => !textAt(texts, 'own', kind, verb) && !textAt(texts, 'any', verb))
      .map(([kind, verb]) => `own.${kind}.${verb} in web/locales/${language}/activity.json`)
  })
  expect(missing).toEqual([])
})

it('every kind of things has words for the activity and the trash', () => {
  const kinds = new Set([...events.map(([kind]) => kind), ...cascadingTables(modules).keys()])
  const missing = finished.flatMap((language) =>
    [...kinds].flatMap((kind) =>
      ['name', 'the', 'a', 'many_one', 'many_other']
        .filter((form) => !textAt(textsOf(language, 'kinds'), kind, form))
        .map((form) => `${kind}.${form} in web/locales/${language}/kinds.json`),
    ),
  )
  expect(missing).toEqual([])
})
