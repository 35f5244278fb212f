import { describe, expect, it } from 'vitest'
import { readText, readZip } from './markup.files.ts'

const buns = `<div class="recipe-details"><meta content="k1" itemprop="recipeId"><meta content="True" itemprop="recipeIsFavourite"><meta content="4" itemprop="recipeRating"><table><tr><td><img src="images/k1_0.jpg" class="recipe-photo"/></td><td>
<h2 itemprop="name">Buns &amp; butter</h2><div>Courses: <span itemprop="recipeCourse">Breakfast, Snack</span></div><div>Categories: <span>Bread, Sweet</span><meta content="Bread" itemprop="recipeCategory"><meta content="Sweet" itemprop="recipeCategory"></div>
<div>Sammlungen: <span>Sundays, Easter</span></div><div>Source: <span itemprop="recipeSource"><a href="https://example.org/buns">https://example.org/buns</a></span></div><div>Serving size: <span itemprop="recipeYield">4 servings</span></div>
<div>Preparation time: <span>10 mins</span><meta content="PT10M" itemprop="prepTime"></div><div><meta content="PT1H" itemprop="cookTime"></div></td></tr><tr><td><div class="recipe-ingredients" itemprop="recipeIngredients"><p>For the dough:</p><p>500 g flour</p><p></p></div></td>
<td><div itemprop="recipeDirections"><p>1. Knead.</p><p></p><p>2. Bake at 200&#176;C.</p></div></td></tr></table><div class="recipe-notes" itemprop="recipeNotes"><p>Freeze well.</p></div><meta content="210" itemprop="recipeNutCalories"><meta content="3.5" itemprop="recipeNutTotalFat">
<div class="recipe-photos-div"><img src="images/k1_0.jpg" class="recipe-photos" itemprop=photo0 /></div><div><img src="images/k1_1.jpg" class="recipe-photos" itemprop=photo1 /></div></div>`
const file = (recipes: string) =>
  `<!DOCTYPE html><html><head><style type="text/css">html {}</style></head><body>${recipes}</body></html>`

describe('Recipe Keeper', () => {
  it('is read wherever its page lies', async () => {
    const { app, recipes } = await readZip('x.zip', {
      'a/b/recipes.html': file(buns + buns),
      'a/b/images/k1_0.jpg': '0',
      'a/b/images/k1_1.jpg': '1',
    })
    expect(app).toBe('RECIPEKEEPER')
    expect(recipes).toHaveLength(2)
    expect(recipes[0]).toMatchObject({
      key: 'k1',
      name: 'Buns & butter',
      source: '',
      source_url: 'https://example.org/buns',
      servings: 4,
      servings_text: 'servings',
      working_time: 10,
      waiting_time: 60,
      keywords: ['Breakfast', 'Snack', 'Bread', 'Sweet'],
      books: ['Sundays', 'Easter'],
      favourite: true,
      rating: 4,
      ingredients: [{ heading: 'For the dough' }, { line: '500 g flour' }],
      steps: [{ instruction: 'Knead.' }, { instruction: 'Bake at 200°C.' }],
      notes: [{ title: '', text: 'Freeze well.' }],
      nutrition: { calories: 210, fats: 3.5 },
      pictures: [{ file: { path: 'a/b/images/k1_0.jpg' } }, { file: { path: 'a/b/images/k1_1.jpg' } }],
      warnings: [],
    })
  })

  it('names pictures that are missing, once each', async () => {
    const { recipes } = await readText('recipes.html', file(buns))
    expect(recipes[0]?.warnings).toEqual([
      expect.objectContaining({ msg: 'The picture “k1_0.jpg” is not in the file.' }),
      expect.objectContaining({ msg: 'The picture “k1_1.jpg” is not in the file.' }),
    ])
  })

  it('names the recipe in whose middle the file ends', async () => {
    const { recipes, failures } = await readText('recipes.html', file(buns + buns).slice(0, -400))
    expect(recipes).toHaveLength(1)
    expect(failures).toEqual([
      { name: 'Buns & butter', reason: '“recipes.html” ends in the middle of “Buns & butter”.' },
    ])
  })

  it('goes on after a recipe that holds nothing', async () => {
    const { recipes, failures } = await readText('recipes.html', file(`<div class="recipe-details"></div>${buns}`))
    expect(recipes).toHaveLength(1)
    expect(failures).toHaveLength(1)
  })

  it('has headings without a bullet among ingredients with one', async () => {
    const lines = ['• 2 eggs', '• 1 tsp salt', 'Topping', '• ½ cup seeds', '1 onion']
    const { recipes } = await readText(
      'recipes.html',
      file(
        `<div class="recipe-details"><meta content="k" itemprop="recipeId"><h2 itemprop="name">A</h2><div itemprop="recipeIngredients">${lines.map((line) => `<p>${line}</p>`).join('')}</div></div>`,
      ),
    )
    expect(recipes[0]?.ingredients).toEqual([
      { line: '2 eggs' },
      { line: '1 tsp salt' },
      { heading: 'Topping' },
      { line: '½ cup seeds' },
      { line: '1 onion' },
    ])
  })
})
