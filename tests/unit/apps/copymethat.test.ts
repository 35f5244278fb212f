import { describe, expect, it } from 'vitest'
import { readZip } from './markup.files.ts'

const sushi = (
  image: string,
) => `<div class = "recipe"><div id = "name"> Sushi </div><div id="link">Adapted from <a id = "original_link" href="https://example.org/sushi">x</a></div><img class= "recipeImage" src = "${image}"/>
<div id = "description">Cold rice.</div><div id = "categories"><span class = "recipeCategory">fish</span><span class = "recipeCategory">rice</span></div>
<div id="extra_info"><span id="made_this"> I made this. </span><span id="starred">Is starred. </span><span id="rating">Rated <span id = "ratingValue">4</span>/5</span></div><div id="servings">Servings: <a id="recipeYield">6</a></div>
<ul id = "recipeIngredients"><div class= "recipeIngredient recipeIngredient_subheader">Roll:</div><li class= "recipeIngredient">2 cups rice</li><div class="recipeIngredient_spacer"></div><li class= "recipeIngredient">fish &amp; chips</li></ul>
<ol id = "recipeInstructions"><div class = "instruction_subheader">Rice</div><li class = "instruction" value = "1">Cook it.</li><li class = "instruction" value="2">Cool it.</li></ol>
<ul id = "recipeNotes"><li class = "recipeNote">Eat at once.</li></ul></div>`
const file = (recipes: string) =>
  `<!DOCTYPE html><head><meta name="copymethat_class_id_version" content="2"></head><html><style>#name{}</style><body>${recipes}</body></html>`

describe('Copy Me That', () => {
  it('is read with the picture of each recipe', async () => {
    const { app, recipes } = await readZip('recipes.zip', {
      'w/recipes.html': file(sushi('images/a.jpg') + sushi('images/b.jpg')),
      'w/images/a.jpg': 'a',
      'w/images/b.jpg': 'b',
    })
    expect(app).toBe('COPYMETHAT')
    expect(recipes.map(({ pictures }) => pictures)).toMatchObject([
      [{ file: { path: 'w/images/a.jpg' } }],
      [{ file: { path: 'w/images/b.jpg' } }],
    ])
    expect(recipes[0]).toMatchObject({
      name: 'Sushi',
      description: 'Cold rice.',
      source_url: 'https://example.org/sushi',
      servings: 6,
      keywords: ['fish', 'rice'],
      favourite: true,
      rating: 4,
      cooked: [{ at: null }],
      ingredients: [{ heading: 'Roll' }, { line: '2 cups rice' }, { line: 'fish & chips' }],
      steps: [
        { name: 'Rice', instruction: 'Cook it.' },
        { name: '', instruction: 'Cool it.' },
      ],
      notes: [{ title: '', text: 'Eat at once.' }],
    })
  })
})
