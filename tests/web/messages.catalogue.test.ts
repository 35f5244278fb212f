import { describe, expect, test } from 'vitest'
import { languages, unfinished } from '#worker/kernel/contract/languages.contract.ts'
import { keysIn, readTexts } from '../../scripts/locales/missing-texts.ts'

/** Each situation that people are told of, and the text that tells them: `namespace:key`. */
const catalogue: Record<string, readonly string[]> = {
  'something could not be created': ['common:error.create'],
  'something could not be deleted': ['common:error.delete'],
  'something could not be fetched': ['common:error.fetch'],
  'something could not be updated': ['common:error.update'],
  'something could not be merged': ['common:error.merge'],
  'something could not be moved': ['common:error.move'],
  'a recipe could not be imported': ['common:error.import', 'import:problem.nothingFound', 'import:problem.refused'],
  'what is to be deleted is still used': ['problems:any.in_use'],
  'what is to be deleted is gone': ['problems:notFound.delete'],
  'something is not there': ['problems:notFound.title', 'problems:notFound.text'],
  'something is merged with itself': ['problems:merge.into_itself'],
  'something is moved below itself': ['problems:move.under_itself'],
  'the shopping list is offline': ['shopping:sync.offline'],
  'the network is bad': ['shopping:sync.trouble', 'shopping:sync.waiting'],
  'nothing reaches the server': ['common:error.offline'],
  'a space is at a limit': ['problems:space.limit_reached', 'problems:limits.recipes', 'problems:limits.users'],
  'a space is beyond a limit': ['problems:limits.over'],
  'files cannot be uploaded': ['problems:user-file.uploads_disabled'],
  'somebody asked too often': ['problems:tooOften.title', 'problems:tooOften.text'],
  'something was created': ['import:saved', 'plan:add.done'],
  'something was deleted': ['common:undo.deleted'],
  'something was fetched': ['shopping:sync.lastKnown'],
  'something was merged': ['common:undo.merged'],
  'something was moved': ['common:undo.moved'],
  'something was updated': ['common:saved', 'common:undo.changed'],
}

describe.each(languages.filter((language) => !unfinished.includes(language)))('in %s', (language) => {
  test.each(Object.entries(catalogue))('%s: there are words for it', (_situation, texts) => {
    for (const text of texts) {
      const [namespace, key] = text.split(':')
      expect(keysIn(readTexts(`web/locales/${language}/${namespace}.json`)), text).toContain(key)
    }
  })
})
