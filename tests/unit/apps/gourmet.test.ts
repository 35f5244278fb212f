import { describe, expect, it } from 'vitest'
import { PIXEL, readText, readZip } from './markup.files.ts'

const xml = `<?xml version="1.0" encoding="UTF-8"?><!DOCTYPE gourmetDoc><gourmetDoc><recipe id="1"><title>
 Toast</title><category>Breakfast, Quick</category><cuisine>British</cuisine><link>https://example.org/toast</link><rating>7/10</rating><preptime>5 minutes</preptime><cooktime>1 hour 10 minutes</cooktime><yields>4 3/4 slices</yields>
<image format="jpeg"><![CDATA[${PIXEL}]]></image><ingredient-list><ingredient optional="yes"><amount>1 1/2</amount><unit>tbsp</unit><item>butter, soft</item></ingredient><inggroup><groupname>Bread</groupname><ingref amount="2" refid="2">Loaf</ingref></inggroup></ingredient-list>
<instructions>Slice &amp;lt;i&amp;gt;thin&amp;lt;/i&amp;gt; &amp;amp; toast.\n\nEat.</instructions><modifications>Or rye.</modifications></recipe></gourmetDoc>`

const page = `<!DOCTYPE html><html><head><title>Toast</title><link rel='stylesheet' href='style.css'></head><body><div class="recipe" itemscope itemtype="http://schema.org/Recipe">
<img src="pics/0%20a.jpg" itemprop="image" alt="Toast"><div class='header'><p class="title"><span class="label">Title:</span> <span itemprop="name">Toast &amp; jam</span></p>
<p class="category"><span class="label">Category:</span> <span itemprop="recipeCategory">Breakfast, Quick</span></p><p class='source'><span class='label'>Source:</span> A friend</p><a href="https://example.org/toast">Original Page from example.org</a>
<p class="preptime"><span class="label">Preparation Time:</span> <span itemprop="prepTime">5 minutes</span></p><p class="cooktime"><span class="label">Cooking Time:</span> <span itemprop="cookTime">10 minutes</span></p>
<p class="yields"><span class="label">Yields:</span> <span itemprop="recipeYield">4 slices</span></p><p class="rating" itemprop="aggregateRating" itemscope><span class="label">Rating:</span> <span itemprop="ratingValue">4</span><span>/5 stars</span></p></div>
<div class="ing"><h3>Ingredients</h3><ul class="ing"><li class="ing" itemprop="ingredients">1 tbsp butter </li><li class='inggroup'>Bread:<ul class='ing'><a href='My%20loaf2.htm'><li class="ing" itemprop="ingredients">2 Loaf</li></a></ul></li></ul></div>
<div class="instructions"><h3 class="Instructions">Instructions</h3><div itemprop="recipeInstructions"><p>Slice.<br>Toast.</p><p>Eat.</p></div></div><div class="modifications"><h3 class="Notes">Notes</h3><p>Or rye.</p></div></div></body></html>`

describe('Gourmet', () => {
  it('is read from its own XML, with recipes as ingredients', async () => {
    const { app, recipes } = await readText('a.grmt', xml)
    expect(app).toBe('GOURMET_XML')
    expect(recipes[0]).toMatchObject({
      key: '1',
      name: 'Toast',
      keywords: ['Breakfast', 'Quick', 'British'],
      source_url: 'https://example.org/toast',
      servings: 5,
      servings_text: 'slices',
      unplaced: [{ title: 'Yield', text: '4 3/4 slices' }],
      working_time: 5,
      waiting_time: 70,
      rating: 4,
      ingredients: [
        { amount: 1.5, unit: 'tbsp', food: 'butter', note: 'soft, optional' },
        { heading: 'Bread' },
        { amount: 2, food: 'Loaf', recipe: '2' },
      ],
      steps: [{ instruction: 'Slice thin & toast.\n\nEat.' }],
      notes: [{ title: '', text: 'Or rye.' }],
    })
    expect(recipes[0]?.pictures).toHaveLength(1)
  })

  it('is read from its pages, whose index is no recipe', async () => {
    const index =
      '<!DOCTYPE html><html><body><div class="index"><table class="index"><tr><th class="title">Title</th></tr></table></div></body></html>'
    const { app, recipes, failures } = await readZip('export.zip', {
      'x/index.htm': index,
      'x/Toast1.htm': page,
      'x/pics/0 a.jpg': 'j',
    })
    expect([app, failures]).toEqual(['GOURMET', []])
    expect(recipes).toHaveLength(1)
    expect(recipes[0]).toMatchObject({
      name: 'Toast & jam',
      source: 'A friend',
      source_url: 'https://example.org/toast',
      servings: 4,
      working_time: 5,
      waiting_time: 10,
      rating: 4,
      keywords: ['Breakfast', 'Quick'],
      ingredients: [{ line: '1 tbsp butter' }, { heading: 'Bread' }, { line: '2 Loaf', recipe: 'My loaf2.htm' }],
      steps: [{ instruction: 'Slice.\n\nToast.\n\nEat.' }],
      notes: [{ title: '', text: 'Or rye.' }],
      pictures: [{ file: { path: 'x/pics/0 a.jpg' } }],
    })
  })
})
