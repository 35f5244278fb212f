/** Names the texts that each language lacks; fails where one that is not marked as unfinished lacks any. */
import { languages, unfinished } from '../worker/kernel/contract/languages.contract.ts'
import { missingTexts } from './locales/missing-texts.ts'

for (const language of languages) {
  const missing = missingTexts(language)
  const isUnfinished = unfinished.includes(language)
  console.log(
    [`${language}: ${missing.length} texts are missing${isUnfinished ? ', unfinished' : ''}`, ...missing].join('\n'),
  )
  if (missing.length > 0 && !isUnfinished) process.exitCode = 1
}
