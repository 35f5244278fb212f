import { expect, test } from 'vitest'
import { readRecipePage } from '#worker/modules/imports/pages/read-recipe-page.ts'
import { textOf } from '#worker/modules/imports/files/file.read.ts'
import { openUpload } from '#worker/modules/imports/files/open-upload.ts'
import { bytesInMemory } from '#worker/modules/imports/files/stored-bytes.ts'
import { foodOf, keywordsOf, pictureOf, recipeOf, rowsOf, stepsOf } from './made-recipe.ts'
import { exported, exporterOf } from './read-back.ts'

const hostile = `"><script>alert('x')</script>`

const recipes = [
  recipeOf({
    id: 1,
    name: 'Éclair & co',
    description: 'From **Lyon**.',
    keywords: keywordsOf('sweet', hostile),
    pictures: [pictureOf(1)],
    working_time: 20,
    steps: stepsOf({
      name: 'Dough',
      instruction: 'Stir [it](javascript:alert(1)) </script><b>well</b>.',
      ingredients: rowsOf({ food: foodOf('flour'), amount: 200 }),
      pictures: [pictureOf(2)],
    }),
  }),
  recipeOf({ id: 2, name: hostile, keywords: keywordsOf('sweet'), steps: stepsOf({ instruction: 'Eat.' }) }),
  recipeOf({ id: 3, name: '100% pie #1', steps: stepsOf({ instruction: 'Bake.' }) }),
]

async function siteOf(): Promise<Map<string, string>> {
  const { files } = await openUpload([
    { name: 'site.zip', stored: bytesInMemory(await exported(exporterOf('WEBSITE'), recipes)) },
  ])
  return new Map(
    await Promise.all(
      files.map(async (file): Promise<[string, string]> => [
        file.path,
        /\.(?:html|css)$/.test(file.path) ? await textOf(file) : '',
      ]),
    ),
  )
}

test('every link of a website leads to one of its files', async () => {
  const site = await siteOf()
  const pages = [...site].filter(([path]) => path.endsWith('.html'))
  expect(pages.map(([path]) => path)).toContain('index.html')
  const broken = pages.flatMap(([path, text]) =>
    [...text.matchAll(/(?:href|src)="([^"]*)"/g)].flatMap(([, link = '']) => {
      if (link.startsWith('#') || /^https?:/.test(link)) return []
      const target = decodeURIComponent(new URL(link, `http://site/${path}`).pathname.slice(1))
      return site.has(target) ? [] : [`${path} -> ${link}`]
    }),
  )
  expect(broken).toEqual([])
})

test('all recipes and keywords can be reached from its first page', async () => {
  const site = await siteOf()
  const index = site.get('index.html') ?? ''
  expect([...index.matchAll(/href="recipes\/[^"]+"/g)]).toHaveLength(3)
  expect(index).toContain('pictures/eclair-co.jpg')
  expect(site.get('keywords/sweet.html')?.match(/\.\.\/recipes\//g)).toHaveLength(2)
  expect(site.get('keywords.html')).toContain('keywords/sweet.html')
})

test('nothing in a website runs, whatever its recipes say', async () => {
  for (const [path, text] of await siteOf()) {
    const scripts = [...text.matchAll(/<script[^>]*>/g)].map(([tag]) => tag)
    expect(
      scripts.filter((tag) => tag !== '<script type="application/ld+json">'),
      path,
    ).toEqual([])
    expect(text, path).not.toMatch(/<[^>]+\son\w+=/)
    expect(text, path).not.toMatch(/href="javascript:/i)
    expect([...text.matchAll(/<\/script>/g)], path).toHaveLength(scripts.length)
  }
})

test('a page says to other apps what its recipe is', async () => {
  const page = (await siteOf()).get('recipes/eclair-co.html') ?? ''
  const read = JSON.stringify(readRecipePage(page, 'https://example.org/recipes/eclair-co.html'))
  expect(read).toContain('Éclair & co')
  expect(read).toContain('200 flour')
})
