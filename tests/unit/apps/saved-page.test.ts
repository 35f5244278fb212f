import { describe, expect, it } from 'vitest'
import type { DraftPicture } from '#worker/modules/imports/drafts/recipe-draft.ts'
import { readMade, onePixel, zipOf } from './read-made.ts'

const large = btoa('GIF89a'.padEnd(3000, 'x'))
const data = (content: string) => `data:image/jpeg;base64,${content}`

const markup = (image: string) =>
  JSON.stringify({
    '@type': 'Recipe',
    name: 'Grüner Käsekuchen',
    ...(image ? { image } : {}),
    recipeIngredient: ['200 g Quark', '2 Eier'],
    recipeInstructions: ['Rühren.', 'Backen.'],
  })

/** As SingleFile writes a page: without quotes, with where it is from, and all that it shows in it. */
const singleFile = (image: string, body = '') =>
  `<!DOCTYPE html> <html lang=de><!--\n Page saved with SingleFile \n url: https://example.org/kuchen?x=1 \n saved date: Sat -->` +
  `<meta charset=utf-8><style>@font-face{src:url(data:font/woff2;base64,${large})}</style>` +
  `<script type=application/ld+json>${markup(image)}</script><body><h1>Grüner Käsekuchen</h1>${body}</body></html>`

/** The pictures of the first recipe: the length of one that is in the page, or where another is. */
const shown = (recipes: readonly { pictures: readonly DraftPicture[] }[]) =>
  recipes[0]?.pictures.map((one) => ('bytes' in one ? one.bytes.length : 'url' in one ? one.url : one.file.path))

const latin1 = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0))

describe('A page that was saved', () => {
  it('in a declared character set that is not UTF-8 keeps its letters', async () => {
    for (const declared of [
      '<meta charset="windows-1252">',
      '<meta http-equiv="Content-Type" content="text/html; charset=iso-8859-1">',
    ]) {
      const html = `<html><head>${declared}<script type="application/ld+json">${markup('')}</script></head><body></body></html>`
      const { app, recipes } = await readMade({ 'Kuchen.htm': latin1(html) })
      expect([app, recipes.map(({ name }) => name)]).toEqual(['HTML_PAGE', ['Grüner Käsekuchen']])
    }
  })

  it('with microdata or with words alone is read, too', async () => {
    const marked = `<!doctype html><html><body><div itemscope itemtype="https://schema.org/Recipe"><h1 itemprop="name">Leek soup</h1>
      <ul><li itemprop="recipeIngredient">3 leeks</li><li itemprop="recipeIngredient">1 l water</li></ul>
      <p itemprop="recipeInstructions">Boil the leeks.</p></div></body></html>`
    const plain = `<!doctype html><html><body><h1>Leek soup</h1><h2>Ingredients</h2><ul><li>3 leeks</li><li>1 l water</li></ul>
      <h2>Directions</h2><ol><li>Slice the leeks.</li><li>Boil the leeks in the water.</li></ol></body></html>`
    for (const html of [marked, plain]) {
      const { recipes } = await readMade({ 'soup.html': html })
      expect(recipes).toMatchObject([{ name: 'Leek soup', ingredients: [{ line: '3 leeks' }, { line: '1 l water' }] }])
    }
  })

  it('into a single file has the picture that is in it, and the address that it is from', async () => {
    const body = `<img src=${data(onePixel)} alt=""><img src=${data(large)} alt="So sieht er aus">`
    const { recipes } = await readMade({ 'Kuchen.html': singleFile('', body) })
    expect(recipes).toMatchObject([{ name: 'Grüner Käsekuchen', source_url: 'https://example.org/kuchen?x=1' }])
    expect(shown(recipes)).toEqual([3000])
  })

  it('has a picture of its own before one elsewhere where that is of this recipe', async () => {
    const own = `<img src=${data(large)} alt="Grüner Käsekuchen vom Blech">`
    const other = `<img src=${data(large)} alt="Unsere Köchin">`
    const elsewhere = 'https://example.org/kuchen.jpg'
    const pictures = async (image: string, body: string) =>
      shown((await readMade({ 'Kuchen.html': singleFile(image, body) })).recipes)
    expect(await pictures(elsewhere, own)).toEqual([3000])
    expect(await pictures(elsewhere, other)).toEqual([elsewhere])
    expect(await pictures(data(onePixel), other)).toEqual([42])
  })

  it('is read to its end however large its pictures are', async () => {
    const huge = data('A'.repeat(30_000_000))
    const html = `<!doctype html><html><body><img src="${huge}"><script type="application/ld+json">${markup('')}</script></body></html>`
    const { recipes } = await readMade({ 'Kuchen.html': html })
    expect(recipes).toMatchObject([{ name: 'Grüner Käsekuchen', warnings: [] }])
  })

  it('whole has the picture of the folder beside it before the same one elsewhere', async () => {
    const html = `<!doctype html>\n<!-- saved from url=(0026)https://example.org/kuchen -->\n<html><head>
      <script type="application/ld+json">${markup('https://example.org/bilder/kuchen.jpg?w=1200')}</script></head>
      <body><img src="./Kuchen_files/kuchen.jpg"></body></html>`
    const { recipes, failures } = await readMade({
      'a.zip': await zipOf({
        'Kuchen.html': html,
        'Kuchen_files/kuchen.jpg': 'jpeg',
        'Kuchen_files/anzeige.html': '<html></html>',
      }),
    })
    expect([recipes.map(({ name }) => name), failures]).toEqual([['Grüner Käsekuchen'], []])
    expect(shown(recipes)).toEqual(['Kuchen_files/kuchen.jpg'])
  })
})
