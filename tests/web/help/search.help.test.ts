import { expect, test } from 'vitest'
import { readHelpPage } from '#web/features/help/help-page.read.ts'
import { searchHelp } from '#web/features/help/search-help.ts'

const pages = [
  readHelpPage('timers', '# Timers\n\nFor each pot.\n\n## On the phone\n\nAllow **notifications** for this page.'),
  readHelpPage('plan', '# Pläne\n\nWas es gibt.\n\n## Ändern\n\nZieh eine Mahlzeit.\n\n- am Griff\n- mit `Leertaste`'),
]
const found = (question: string) =>
  searchHelp(pages, question).map(({ page, section }) => `${page.topic}: ${section?.title ?? ''}`)

test('a section is found by any of its words, and by those of its page', () => {
  expect(found('notifications')).toEqual(['timers: On the phone'])
  expect(found('timers phone')).toEqual(['timers: On the phone'])
  expect(found('griff leertaste')).toEqual(['plan: Ändern'])
})
test('every word must be there', () => {
  expect(found('notifications pot')).toEqual([])
  expect(found('  ')).toEqual([])
})
test('accents and capitals do not matter, and the excerpt keeps them', () => {
  expect(found('PLANE')).toEqual(['plan: '])
  expect(found('andern')).toEqual(['plan: Ändern'])
  expect(searchHelp(pages, 'mahlzeit')[0]?.excerpt).toContain('Mahlzeit')
})
test('what is called so comes before what only mentions it', () => {
  const both = [
    readHelpPage('recipes', '# Recipes\n\nRead them.\n\n## Notes\n\nA timer is a button.'),
    readHelpPage('timers', '# Timer\n\nFor each pot.'),
  ]
  expect(searchHelp(both, 'timer').map(({ page }) => page.topic)).toEqual(['timers', 'recipes'])
})
test('an excerpt of a long text begins near the word', () => {
  const long = readHelpPage('apps', `# Apps\n\nOne.\n\n## More\n\n${'word '.repeat(80)}saffron ${'word '.repeat(80)}`)
  const [hit] = searchHelp([long], 'saffron')
  expect(hit?.excerpt).toMatch(/^… .*saffron.* …$/)
  expect(hit?.excerpt.length).toBeLessThan(220)
})
