import { describe, expect, it } from 'vitest'
import { PIXEL, readText } from './markup.files.ts'

const file = `<?xml version="1.0" encoding="UTF-8" ?><krecipes version="2.0" lang="en"><krecipes-category-structure><category name="Soups"/></krecipes-category-structure>
<krecipes-recipe><krecipes-description><title>Leek &amp; potato</title><author>Anna</author><author>Ben</author>
<pictures><pic format="PNG" id="1"><![CDATA[${PIXEL}]]></pic><pic><![CDATA[%%%]]></pic></pictures><category><cat>Soups</cat></category>
<yield><amount><min>2</min><max>3</max></amount><type>bowls</type></yield><preparation-time>01:10</preparation-time></krecipes-description>
<krecipes-ingredients><ingredient><name>water</name><amount>1,5</amount><unit>l</unit></ingredient><ingredient-group name="Greens"><ingredient><name>leek</name>
<amount><min>2</min><max>3</max></amount><prep>washed</prep><substitutes><ingredient><name>onion</name><amount>1</amount></ingredient></substitutes></ingredient></ingredient-group></krecipes-ingredients>
<krecipes-instructions>Cut.\n\nCook.</krecipes-instructions><krecipes-ratings><rating><rater>Cleo</rater><comment>Fine</comment><criterion><criteria><name>Overall</name><stars>4</stars></criteria></criterion></rating></krecipes-ratings></krecipes-recipe></krecipes>`

describe('Krecipes', () => {
  it('is read in all its fields', async () => {
    const { app, recipes } = await readText('a.kreml', file)
    expect(app).toBe('KRECIPES')
    expect(recipes[0]).toMatchObject({
      name: 'Leek & potato',
      source: 'Anna, Ben',
      servings: 2,
      servings_text: 'bowls (2–3)',
      working_time: 70,
      keywords: ['Soups'],
      ingredients: [
        { amount: 1.5, unit: 'l', food: 'water' },
        { heading: 'Greens' },
        { amount: 2, amount_max: 3, food: 'leek', note: 'washed, or 1 onion' },
      ],
      steps: [{ instruction: 'Cut.\n\nCook.' }],
      cooked: [{ at: null, rating: 4, comment: 'Fine\n\nCleo\n\nOverall: 4' }],
      warnings: [expect.objectContaining({ msg: 'A picture cannot be read.' })],
    })
    expect(recipes[0]?.pictures).toHaveLength(1)
  })

  it('may be one recipe by itself, as the oldest versions write it', async () => {
    const { app, recipes } = await readText(
      'a.kreml',
      '<krecipes-recipe version="0.1" ><krecipes-description><title>Rice</title><serving>4</serving></krecipes-description></krecipes-recipe>',
    )
    expect(app).toBe('KRECIPES')
    expect(recipes).toMatchObject([{ name: 'Rice', servings: 4 }])
  })

  it('rounds what is made to whole servings, and keeps what was written', async () => {
    const { recipes } = await readText(
      'a.kreml',
      '<krecipes><krecipes-recipe><krecipes-description><title>Oats</title><yield><amount>2 1/2</amount><type>bowls</type></yield></krecipes-description></krecipes-recipe></krecipes>',
    )
    expect(recipes).toMatchObject([
      { servings: 3, servings_text: 'bowls', unplaced: [{ title: 'Yield', text: '2 1/2 bowls' }] },
    ])
  })
})
