import { describe, expect, it } from 'vitest'
import { PIXEL, readText } from './markup.files.ts'

const note = (title: string, body: string, more = '') =>
  `<note><title>${title}</title><content><![CDATA[<?xml version="1.0" encoding="UTF-8"?><!DOCTYPE en-note SYSTEM "enml2.dtd"><en-note>${body}</en-note>]]></content>${more}</note>`
const file = (...notes: string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?><!DOCTYPE en-export SYSTEM "evernote-export3.dtd"><en-export application="Evernote">${notes.join('')}</en-export>`
const resource = (mime: string, name: string) =>
  `<resource><data encoding="base64">${PIXEL}</data><mime>${mime}</mime><resource-attributes><file-name>${name}</file-name></resource-attributes></resource>`

describe('Evernote', () => {
  it('tells ingredients and steps of a note by its headings', async () => {
    const body =
      '<div>From Anna.</div><div>Für 4 Personen</div><div>Backzeit: 40 min</div><div>Zutaten:</div><div><en-todo checked="false"/>200 g Mehl</div><div>Eier &amp; Milch</div><div>Zubereitung</div><ol><li><div>Rühren.</div></li><li>Backen.</li></ol><h2>Notes</h2><div>Kalt gut.</div>'
    const more = `<created>20250301T182000Z</created><tag>cake</tag><note-attributes><source-url>https://example.org/a</source-url></note-attributes>${resource('image/png', 'a.png')}${resource('application/pdf', 'b.pdf')}`
    const { app, recipes } = await readText('a.enex', file(note('Kuchen &amp; Tee', body, more)))
    expect(app).toBe('EVERNOTE')
    expect(recipes[0]).toMatchObject({
      name: 'Kuchen & Tee',
      description: 'From Anna.\n\nFür 4 Personen\n\nBackzeit: 40 min',
      servings: 4,
      waiting_time: 40,
      source_url: 'https://example.org/a',
      keywords: ['cake'],
      created_at: '2025-03-01T18:20:00Z',
      ingredients: [{ line: '200 g Mehl' }, { line: 'Eier & Milch' }],
      steps: [{ instruction: 'Rühren.' }, { instruction: 'Backen.' }],
      warnings: [expect.objectContaining({ msg: '“b.pdf” (application/pdf) cannot be taken along.' })],
    })
    expect(recipes[0]?.notes[0]?.text).toContain('Kalt gut.')
    expect(recipes[0]?.pictures).toHaveLength(1)
  })

  it('tells them by the amounts where there are no headings', async () => {
    const { recipes } = await readText(
      'a.enex',
      file(
        note(
          'A',
          '<div>2 eggs</div><div>1 cup milk</div><div>salt</div><div>Whisk everything well.</div><div>Bake for 20 minutes.</div>',
        ),
      ),
    )
    expect(recipes[0]?.ingredients).toHaveLength(3)
    expect(recipes[0]?.steps).toHaveLength(2)
  })

  it('keeps a note that tells nothing as one step, and says so', async () => {
    const { recipes } = await readText('a.enex', file(note('A', '<div>Boil eggs.</div><div>Eat.</div>')))
    expect(recipes[0]).toMatchObject({ steps: [{ instruction: 'Boil eggs.\n\nEat.' }] })
    expect(recipes[0]?.warnings).toHaveLength(1)
  })

  it('has headings among ingredients, several facts in a line, and notes that are an address', async () => {
    const { recipes } = await readText(
      'a.enex',
      file(
        note(
          'Cake',
          '<div>Serves: 8 | Prep: 20 min</div><h2>Ingredients</h2><h3>Base</h3><ul><li>200 g crumbs</li></ul><h3>Top</h3><ul><li>500 g curd</li></ul><h2>Method</h2><div>Press.</div><h2>Notes</h2><div>Chill.</div>',
        ),
        note('Later', '<div><a href="https://example.org/cake">https://example.org/cake</a></div>'),
      ),
    )
    expect(recipes).toMatchObject([
      {
        servings: 8,
        servings_text: '',
        working_time: 20,
        ingredients: [{ heading: 'Base' }, { line: '200 g crumbs' }, { heading: 'Top' }, { line: '500 g curd' }],
        steps: [{ instruction: 'Press.' }],
        notes: [{ text: 'Chill.' }],
      },
      { name: 'Later', source_url: 'https://example.org/cake', steps: [], warnings: [] },
    ])
  })
})
