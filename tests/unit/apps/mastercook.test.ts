import { describe, expect, it } from 'vitest'
import { readFile } from './corpus.ts'
import { cp1252, readText, readZip, zipOf } from './markup.files.ts'

const head = '<?xml version="1.0" standalone="yes" encoding="ISO-8859-1"?>\r\n<!DOCTYPE mx2 SYSTEM "mx2.dtd">\r\n'
const file = (recipes: string) => `${head}<mx2 source="MasterCook"><Summ><Nam>Soup</Nam></Summ>${recipes}</mx2>`

const soup = `<RcpE name="Purée "à la" Anna & Co" author="Anna <the cook>" img="soup.jpg">
<Serv qty="4"/><PrpT elapsed="0:20"/><TTim elapsed="1:30"/>
<CatS><CatT>Soups</CatT><CatT>Salt & Pepper</CatT></CatS>
<IngR name="Broth" code="S"></IngR>
<IngR name="carrots, sliced" unit="cups" qty="2 1/2"><IPrp>peeled</IPrp></IngR>
<IngR name="dumplings" qty="0.75 1" code="R"></IngR>
<IngR name="a little" unit="" qty="some"></IngR>
<IngR name="best on the next day" code="T"></IngR>
<DirS><DirT>1. Boil at 90°C if x < y.</DirT><DirT>For serving:</DirT><DirT img="bowl.png">Ladle.</DirT></DirS>
<Desc>Warm – and good.</Desc><Srce>A notebook</Srce><AltS label="Internet address" source="https://example.org/soup"/>
<AltS label="Seen" source="in a train"/><AltT label="Cooling" elapsed="0:10"/><Yield unit="bowls" qty="6"/>
<RatS><RatE name="Overall" value="8"/><RatE name="Looks" value="3"/></RatS><Wine>Riesling</Wine><Hist>From the war.</Hist><Note>Freezes.</Note>
<Nutr>Per serving: 120 Calories; 3g Fat (20% calories from fat)</Nutr></RcpE>`

describe('MasterCook', () => {
  it('reads what is not well-formed, in Windows-1252', async () => {
    const { app, recipes, failures } = await readFile('a.mx2', cp1252(file(soup)))
    expect(app).toBe('MASTERCOOK_MX2')
    expect(failures).toEqual([])
    expect(recipes[0]).toMatchObject({
      name: 'Purée "à la" Anna & Co',
      source: 'A notebook, Anna <the cook>',
      source_url: 'https://example.org/soup',
      description: 'Warm – and good.',
      servings: 4,
      working_time: 20,
      waiting_time: 70,
      keywords: ['Soups', 'Salt & Pepper'],
      rating: 4,
      nutrition: { calories: 120, fats: 3 },
      notes: [{ title: '', text: 'Freezes.' }],
    })
  })

  it('tells ingredients, headings, recipes and lines of text apart by their codes', async () => {
    const { recipes } = await readFile('a.mx2', cp1252(file(soup)))
    expect(recipes[0]?.ingredients).toEqual([
      { heading: 'Broth' },
      { amount: 2.5, amount_max: null, unit: 'cups', food: 'carrots', note: 'sliced, peeled' },
      { amount: 0.75, amount_max: 1, unit: '', food: 'dumplings', note: '', recipe: 'dumplings' },
      { line: 'some a little' },
      { line: 'best on the next day' },
    ])
  })

  it('names a step by the heading above it, and keeps the numbers of none', async () => {
    const { recipes } = await readFile('a.mx2', cp1252(file(soup)))
    expect(recipes[0]?.steps.map(({ name, instruction }) => [name, instruction])).toEqual([
      ['', 'Boil at 90°C if x < y.'],
      ['For serving', 'Ladle.'],
    ])
  })

  it('keeps what has no place of its own', async () => {
    const { recipes } = await readFile('a.mx2', cp1252(file(soup)))
    expect(recipes[0]?.unplaced).toEqual([
      { title: 'Yield', text: '6 bowls' },
      { title: 'Wine', text: 'Riesling' },
      { title: 'Nutrition', text: 'Per serving: 120 Calories; 3g Fat (20% calories from fat)' },
      { title: 'Cooling', text: '0:10' },
      { title: 'Looks', text: '3' },
      { title: 'Seen', text: 'in a train' },
      { title: 'Hist', text: 'From the war.' },
    ])
    expect(recipes[0]?.warnings).toEqual([
      expect.objectContaining({ msg: 'The picture “soup.jpg” is not in the file.' }),
      expect.objectContaining({ msg: 'The picture “bowl.png” is not in the file.' }),
    ])
  })

  it('takes pictures of a recipe and of its steps from the archive', async () => {
    const { recipes } = await readZip('a.mz2', { 'x/a.mx2': cp1252(file(soup)), 'x/SOUP.JPG': 'j', 'x/bowl.png': 'p' })
    expect(recipes[0]?.pictures).toHaveLength(1)
    expect(recipes[0]?.steps[1]?.pictures).toHaveLength(1)
    expect(recipes[0]?.warnings).toEqual([])
  })

  it('goes on after a recipe that holds nothing, or whose end is missing', async () => {
    const bread = '<RcpE name="Bread"><IngR name="flour" qty="500" unit="g"/>'
    const { recipes, failures } = await readText('a.mx2', file(`${bread}<RcpE name=""></RcpE>${bread}</RcpE>`))
    expect(recipes.map(({ name }) => name)).toEqual(['Bread', 'Bread'])
    expect(failures).toEqual([{ name: 'a 2', reason: 'a 2 holds no recipe.' }])
  })

  it('names the recipe in whose middle the file ends', async () => {
    const whole = file('<RcpE name="Bread"><IngR name="flour"/></RcpE><RcpE name="Cake"><IngR name="eggs"/></RcpE>')
    for (const cut of [' name="eg', '<IngR name="eggs', 'eggs"/></Rc'].map(
      (text) => whole.lastIndexOf(text) + text.length,
    )) {
      const { recipes, failures } = await readText('a.mx2', whole.slice(0, cut))
      expect(recipes.map(({ name }) => name)).toEqual(['Bread'])
      expect(failures).toEqual([{ name: 'Cake', reason: '“a.mx2” ends in the middle of “Cake”.' }])
    }
  })

  it('names what else was handed in, and reads on where an archive in it is broken', async () => {
    const inner = await zipOf({ 'c.mx2': file('<RcpE name="Inner"><IngR name="flour"/></RcpE>') })
    const { drafts, failures } = await readZip('all.zip', {
      'a.mx2': file('<RcpE name="Bread"><IngR name="flour"/></RcpE>'),
      'list.txt': 'milk',
      'broken.mz2': inner.slice(0, -30),
      'c.mz2': inner,
    })
    expect(drafts).toMatchObject([
      { kind: 'recipe', name: 'Bread' },
      { kind: 'recipe', name: 'Inner' },
      { kind: 'left-out', what: 'Files that are not of MasterCook: “list.txt”', count: 1 },
    ])
    expect(failures).toMatchObject([{ name: 'broken.mz2' }])
  })

  it('keeps a recipe that has nothing but its text', async () => {
    const { recipes } = await readText('a.mx2', file('<RcpE name="Old"><RTxt><![CDATA[Boil & eat.]]></RTxt></RcpE>'))
    expect(recipes[0]?.notes).toEqual([{ title: '', text: 'Boil & eat.' }])
  })

  it('takes no recipe from a file without one', async () => {
    expect((await readText('a.mx2', '<mx2></mx2>')).drafts).toEqual([])
  })

  it('takes exchanges of a diet for no amounts', async () => {
    const { recipes } = await readText(
      'a.mx2',
      file(
        '<RcpE name="Dip"><IngR name="feta -"><IPrp>(4 oz)</IPrp></IngR><Nutr>Per Serving: 23 Calories; trace Fat; 9mg Sodium. Exchanges: 1 Vegetable; 2 Fat.</Nutr></RcpE>',
      ),
    )
    expect(recipes[0]).toMatchObject({
      ingredients: [{ food: 'feta', note: '(4 oz)' }],
      nutrition: { calories: 23, fats: null },
    })
  })
})
