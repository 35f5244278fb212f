import { describe, expect, it } from 'vitest'
import { readFile } from './corpus.ts'
import { cp1252, PIXEL, readText, readZip } from './markup.files.ts'

const cake = `<recipe lang="de"><head title="Möhrenkuchen &amp; Tee" rid="7" servingqty="12" servingtype="Stücke" quality="4"
createdate="2008-03-22T10:00:00" timeprepqty="30" timecookqty="45"><cat>Kuchen</cat><cat>3</cat><hint>Möhren, Herbst</hint>
<sourceline>Heft 3</sourceline><sourceline>von Anna</sourceline><picbin format="PNG">${PIXEL}</picbin></head>
<part title="Teig"><ingredient qty="0,5" unit="tb" item="Öl"/><ingredient qty="1" unit="lg" item="Möhre"><inote>gerieben</inote></ingredient></part>
<part><ingredient item="Salz"/></part>
<preparation><text>1. ) Alles
verrühren.

2. ) Backen.</text></preparation><remark><line>Hält sich</line><line>eine Woche.</line></remark></recipe>`
const file = (recipes: string) =>
  `<?xml version="1.0" encoding="UTF-8"?><cookml version="1.0.13" prog="x">${recipes}</cookml>`

describe('CookML', () => {
  it('is read in all its fields', async () => {
    const { app, recipes } = await readText('a.cml', file(cake))
    expect(app).toBe('REZEPTSUITEDE')
    expect(recipes[0]).toMatchObject({
      key: '7',
      name: 'Möhrenkuchen & Tee',
      source: 'Heft 3, von Anna',
      servings: 12,
      servings_text: 'Stücke',
      working_time: 30,
      waiting_time: 45,
      keywords: ['Kuchen', 'Möhren', 'Herbst'],
      created_at: '2008-03-22T10:00:00Z',
      notes: [{ title: '', text: 'Hält sich\neine Woche.' }],
      unplaced: [
        { title: 'Quality', text: '4' },
        { title: 'Category', text: '3' },
      ],
    })
    expect(recipes[0]?.pictures).toHaveLength(1)
  })

  it('writes units out, and sizes as notes', async () => {
    const { recipes } = await readText('a.xml', file(cake))
    expect(recipes[0]?.ingredients).toEqual([
      { heading: 'Teig' },
      { amount: 0.5, amount_max: null, unit: 'EL', food: 'Öl', note: '' },
      { amount: 1, amount_max: null, unit: '', food: 'Möhre', note: 'groß, gerieben' },
      { amount: null, unit: '', food: 'Salz', note: '' },
    ])
  })

  it('has a step for each paragraph or step', async () => {
    const { recipes } = await readText(
      'a.xml',
      file(`${cake}<recipe><head title="B"/><preparation><step>Eins.</step><step>Zwei.</step></preparation></recipe>`),
    )
    expect(recipes.map(({ steps }) => steps.map(({ instruction }) => instruction))).toEqual([
      ['Alles\nverrühren.', 'Backen.'],
      ['Eins.', 'Zwei.'],
    ])
  })

  it.each(['UTF-8', 'ISO-8859-1'])('is read in Windows-1252, also where it says %s', async (charset) => {
    const { recipes } = await readFile('a.cml', cp1252(file(cake).replace('UTF-8', charset)))
    expect(recipes[0]?.name).toBe('Möhrenkuchen & Tee')
  })

  it('comes zipped, too', async () => {
    const { recipes } = await readZip('a.zip', { 'x/a.cml': file(cake), 'x/b.cml': file(cake) })
    expect(recipes).toHaveLength(2)
  })
})
