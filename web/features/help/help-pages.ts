/// <reference types="vite/client" />
import { currentLanguage } from '#web/lib/i18n/language.ts'
import { queryOptions } from '@tanstack/react-query'
import { type HelpPage, readHelpPage } from './help-page.read.ts'
import { helpTopics } from './help-topics.ts'

type Files = { pages: Record<string, string> }

const languageFiles = import.meta.glob<Files>('../../locales/*/help/index.ts')

async function loadPages(language: string): Promise<Record<string, string>> {
  const load = languageFiles[`../../locales/${language}/help/index.ts`]
  return load ? (await load()).pages : {}
}

/** All pages in the page's language; what a language does not have yet is in English. */
export const helpQuery = (language = currentLanguage()) =>
  queryOptions({
    queryKey: ['help', language],
    queryFn: async (): Promise<HelpPage[]> => {
      const own = await loadPages(language)
      const isWhole = helpTopics.every((topic) => own[`./${topic}.md`])
      const pages = isWhole ? own : { ...(await loadPages('en')), ...own }
      return helpTopics.map((topic) => readHelpPage(topic, pages[`./${topic}.md`] ?? ''))
    },
    networkMode: 'always',
    staleTime: Infinity,
  })
