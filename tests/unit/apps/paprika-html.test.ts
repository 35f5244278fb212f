import { describe, expect, it } from 'vitest'
import { readZip } from './markup.files.ts'

const page = `<!DOCTYPE html><html><head><title>Stew</title></head><body><div class="recipe" itemscope itemtype="http://schema.org/Recipe"><div class="infobox"><div class="photobox"><a href="Images/K2/1.jpg"><img src="Images/K2/1.jpg" itemprop="image" class="photo photoswipe"/></a></div>
<h1 itemprop="name" class="name">Stew</h1><p itemprop="aggregateRating" class="rating" value="3">★★★</p><p itemprop="recipeCategory" class="categories">Stews, Vegan</p><p><b>Prep Time: </b><span itemprop="prepTime">20 min</span><b>Cook Time: </b><span itemprop="cookTime">1 hr 30 min</span><b>Difficulty: </b><span itemprop="difficulty">Easy</span></p>
<p><a itemprop="url" href="https://example.org/stew"><span itemprop="author">example.org</span></a></p></div><div class="ingredients text"><p class="line" itemprop="recipeIngredient">Base:</p><p class="line" itemprop="recipeIngredient"><strong>2</strong> tbsp cr&egrave;me</p></div>
<div itemprop="recipeInstructions" class="directions text"><p class="line">Soak.</p><p class="line">Simmer &amp; stir.</p></div><div itemprop="comment" class="notes text"><p>Freezes well.</p></div></div></body></html>`

describe("Paprika's HTML", () => {
  it('is read, and its index is no recipe', async () => {
    const { app, recipes, failures } = await readZip('My Recipes.zip', {
      'My Recipes/index.html': '<html><body><ul><li><a href="Recipes/Stew.html">Stew</a></li></ul></body></html>',
      'My Recipes/Recipes/Images/K1/1.jpg': 'other',
      'My Recipes/Recipes/Images/K2/1.jpg': 'own',
      'My Recipes/Recipes/Stew.html': page,
    })
    expect([app, failures]).toEqual(['PAPRIKA_HTML', []])
    expect(recipes).toHaveLength(1)
    expect(recipes[0]).toMatchObject({
      name: 'Stew',
      source: 'example.org',
      source_url: 'https://example.org/stew',
      working_time: 20,
      waiting_time: 90,
      rating: 3,
      keywords: ['Stews', 'Vegan'],
      ingredients: [{ heading: 'Base' }, { line: '2 tbsp crème' }],
      steps: [{ instruction: 'Soak.' }, { instruction: 'Simmer & stir.' }],
      notes: [{ title: '', text: 'Freezes well.' }],
      unplaced: [{ title: 'Difficulty', text: 'Easy' }],
      pictures: [{ file: { path: 'My Recipes/Recipes/Images/K2/1.jpg' } }],
    })
  })
})
