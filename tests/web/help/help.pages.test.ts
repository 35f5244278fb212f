import { readFileSync } from 'node:fs'
import type { Token } from 'marked'
import { describe, expect, test } from 'vitest'
import { helpQuery } from '#web/features/help/help-pages.ts'
import { innerTokens } from '#web/features/help/help-page.read.ts'
import { helpTopics, isHelpTopic } from '#web/features/help/help-topics.ts'
import { models } from '#web/features/things/models.list.ts'
import { shortcuts } from '#web/lib/keys/shortcuts.ts'
import { languages, unfinished } from '#worker/kernel/contract/languages.contract.ts'
import { keysIn, leaves, readTexts, textFiles } from '../../../scripts/locales/missing-texts.ts'

/** What the help draws; another mark of Markdown would be shown bare. */
const drawn = ['paragraph', 'list', 'list_item', 'strong', 'em', 'codespan', 'link', 'text']

const tree = readFileSync('web/routeTree.gen.ts', 'utf8')
const routes = [...(/interface FileRoutesByTo \{([^}]*)\}/.exec(tree)?.[1] ?? '').matchAll(/'([^']+)':/g)].map(
  ([, path = '']) => path,
)

const isPage = (href: string) => {
  const { pathname } = new URL(href, 'http://larder.test')
  const [, topic] = /^\/help\/(.+)$/.exec(pathname) ?? []
  const [, list] = /^\/list\/(.+)$/.exec(pathname) ?? []
  if (list !== undefined) return models.some(({ name }) => name === list)
  return topic === undefined ? routes.includes(pathname) : isHelpTopic(topic)
}

const flat = (tokens: readonly Token[]): Token[] =>
  tokens.flatMap((token) => [token, ...flat(innerTokens(token) ?? [])])
const textIn = (token: Token) => ('text' in token ? String(token.text) : '')

describe.each(languages.filter((one) => !unfinished.includes(one)))('the help in %s', async (language) => {
  const query = helpQuery(language)
  const pages = await (query.queryFn as () => Promise<HelpPages>)() // It reads nothing of what a query function is given.
  const tokens = pages.flatMap(({ sections }) => sections.flatMap((section) => flat(section.tokens)))

  test('has every page, each with a title, a summary and something to read', () => {
    expect(pages.map(({ topic }) => topic)).toEqual(helpTopics)
    expect(pages.filter(({ title, summary, sections }) => !title || !summary || sections.length === 0)).toEqual([])
    expect(pages.filter(({ sections }) => new Set(sections.map(({ id }) => id)).size < sections.length)).toEqual([])
  })

  test('uses no mark that is not drawn', () => {
    expect([...new Set(tokens.map(({ type }) => type))].filter((type) => !drawn.includes(type))).toEqual([])
  })

  test('leads to pages that exist', () => {
    const links = tokens.flatMap((token) => (token.type === 'link' && 'href' in token ? [String(token.href)] : []))
    expect(links.length).toBeGreaterThan(20)
    expect(links.filter((href) => href.startsWith('/') && !isPage(href))).toEqual([])
  })

  test('names in bold only what stands on a button, a switch or a message', () => {
    const said = textFiles(language).flatMap((file) => leaves(readTexts(file)).map(([, text]) => text))
    const bold = tokens.filter(({ type }) => type === 'strong').map(textIn)
    expect(bold.filter((name) => !said.some((text) => text.includes(name)))).toEqual([])
  })

  test('has words for each shortcut and no others', () => {
    const keys = Object.entries(shortcuts).flatMap(([group, names]) =>
      ['title', ...Object.keys(names)].map((name) => `keys.${group}.${name}`),
    )
    const known = keysIn(readTexts(`web/locales/${language}/help.json`)).filter((key) => /^keys\..*\./.test(key))
    expect(known).toEqual(keys.toSorted())
  })
})

type HelpPages = Awaited<ReturnType<NonNullable<Exclude<ReturnType<typeof helpQuery>['queryFn'], symbol>>>>
