import { describe, expect, it } from 'vitest'
import { readText } from './markup.files.ts'

const file = (recipe: string) =>
  `<?xml version="1.0"?><!DOCTYPE recipeml SYSTEM "recipeml.dtd"><recipeml version="0.5"><menu><recipe>${recipe}</recipe></menu></recipeml>`
const salad = `<head><title>Salad</title><source><srcitem>A book</srcitem></source><categories><cat>Cold</cat></categories><yield><qty>4</qty><unit>bowls</unit></yield>
<preptime type="Preparation"><time><qty>10</qty><timeunit>minutes</timeunit></time></preptime><preptime type="Cooking"><time><qty>1</qty><timeunit>hour</timeunit></time></preptime></head>
<equipment><tool>bowl</tool></equipment><ingredients><ing-div><title>Dressing</title><ing optional="yes"><amt><qty>2<frac><n>1</n><d>2</d></frac></qty><unit>tbsp</unit></amt><item>oil</item><prep>warm</prep></ing></ing-div>
<ing><amt><qty><range><q1>1</q1><q2>2</q2></range></qty></amt><modifier>red</modifier><item>onions</item><alt-ing><amt><qty>3</qty></amt><item>shallots</item></alt-ing></ing></ingredients>
<directions><step>1. Cut.</step><step>Mix.</step></directions>`

describe('RecipeML', () => {
  it('is read in all its fields', async () => {
    const { app, recipes } = await readText('a.xml', file(salad))
    expect(app).toBe('RECIPEML')
    expect(recipes[0]).toMatchObject({
      name: 'Salad',
      source: 'A book',
      servings: 4,
      servings_text: 'bowls',
      working_time: 10,
      waiting_time: 60,
      keywords: ['Cold'],
      ingredients: [
        { heading: 'Dressing' },
        { amount: 2.5, unit: 'tbsp', food: 'oil', note: 'warm, optional' },
        { amount: 1, amount_max: 2, unit: '', food: 'red onions', note: 'or 3 shallots' },
      ],
      steps: [{ instruction: 'Cut.' }, { instruction: 'Mix.' }],
      unplaced: [{ title: 'Equipment', text: 'bowl' }],
    })
  })

  it('takes a total time alone for work, and directions without steps by paragraph', async () => {
    const { recipes } = await readText(
      'a.xml',
      file(
        '<head><title>A</title><preptime type="Total">45 min</preptime></head><directions>Cut\nit.\n\nEat.</directions>',
      ),
    )
    expect(recipes[0]).toMatchObject({
      working_time: 45,
      steps: [{ instruction: 'Cut\nit.' }, { instruction: 'Eat.' }],
    })
  })

  it('is also read where its writer left wrappings out, or put things elsewhere', async () => {
    const { recipes } = await readText(
      'a.xml',
      file(
        '<head><title>A</title><description><p>Old.</p><p>Good.</p></description><date>2001</date></head>' +
          '<ingredients><ing-div title="Top"><ing><amt><qty>2</qty></amt><unit>cups</unit><item>oats; or rye</item></ing></ing-div>' +
          '<ing><qty>1</qty><item>egg</item></ing><ing>A pinch of salt</ing></ingredients>' +
          '<directions><step><p>Mix.</p><p>Rest.</p></step><note>Mind the oven.</note></directions><cook-notes>For tea.</cook-notes>',
      ),
    )
    expect(recipes[0]).toMatchObject({
      description: 'Old.\n\nGood.',
      ingredients: [
        { heading: 'Top' },
        { amount: 2, unit: 'cups', food: 'oats', note: 'or rye' },
        { amount: 1, food: 'egg' },
        { line: 'A pinch of salt' },
      ],
      steps: [{ instruction: 'Mix.\n\nRest.' }],
      notes: [{ text: 'Mind the oven.' }],
      unplaced: [{ title: 'Date', text: '2001' }, { text: 'For tea.' }],
    })
  })
})
