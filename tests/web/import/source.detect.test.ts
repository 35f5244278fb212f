import { expect, test } from 'vitest'
import { sourceFromShare } from '#web/features/import/source-from-share.ts'
import { detectSource } from '#web/components/import/detect-source.ts'

test.each([
  ['https://example.com/soup', 'https://example.com/soup'],
  ['  https://example.com/soup?servings=4  ', 'https://example.com/soup?servings=4'],
  ['example.com/soup', 'https://example.com/soup'],
  ['The best soup https://example.com/soup.', 'https://example.com/soup'],
  ['The best soup\nhttps://example.com/soup', 'https://example.com/soup'],
])('"%s" is a link', (text, url) => expect(detectSource(text)).toEqual({ kind: 'link', url }))

test('several links, one a line, are a list without repetitions', () => {
  expect(detectSource('https://a.example/1\n\nhttps://b.example/2\nhttps://a.example/1')).toEqual({
    kind: 'links',
    urls: ['https://a.example/1', 'https://b.example/2'],
  })
})

test.each([
  ['<!DOCTYPE html><html><body>Soup</body></html>'],
  ['<script type="application/ld+json">{}</script>'],
  ['{"@type": "Recipe", "name": "Soup"}'],
  ['[{"@context": "https://schema.org", "@type": "Recipe"}'],
])('%s is the source of a page', (text) => expect(detectSource(text).kind).toBe('source'))

test.each([
  ['Pancakes\n\n200 g flour\n2 eggs\n\nMix and fry.'],
  ['Soup\n1 onion\nChop it.\nFrom https://example.com/soup'],
  ['<3 this soup'],
])('%s is the text of a recipe', (text) => expect(detectSource(text).kind).toBe('text'))

test('an empty text is nothing to import', () => expect(detectSource(' \n ')).toEqual({ kind: 'nothing' }))

test.each([
  [{ text: 'Great soup https://example.com/soup' }, { url: 'https://example.com/soup' }],
  [{ title: 'Great soup', url: 'https://example.com/soup' }, { url: 'https://example.com/soup' }],
  [{ url: 'https://example.com/a', text: 'https://example.com/b' }, { url: 'https://example.com/a' }],
  [{ title: 'Soup', text: '1 onion' }, { text: 'Soup\n\n1 onion' }],
  [{ bookmarklet_import: 7, url: 'https://example.com/a' }, { bookmarklet: 7 }],
  [{}, null],
])('a share of %o is read as one source', (search, asked) => expect(sourceFromShare(search)).toEqual(asked))
