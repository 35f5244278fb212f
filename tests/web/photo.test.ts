import { expect, test } from 'vitest'
import { photoSrcSet } from '#web/components/recipe/photo.tsx'

test('a picture of the server is offered in every width it keeps', () => {
  expect(photoSrcSet('/media/1/recipe/2/a.jpg')).toBe(
    '/media/1/recipe/2/a.jpg?width=320 320w, /media/1/recipe/2/a.jpg?width=768 768w, /media/1/recipe/2/a.jpg?width=1536 1536w',
  )
})

test('every width of a shared picture keeps the share token', () => {
  expect(photoSrcSet(`${location.origin}/media/1/recipe/2/a.jpg?share=s`)).toContain('/a.jpg?share=s&width=320 320w')
})

test('a picture from elsewhere, or one not uploaded yet, has one size', () => {
  expect(photoSrcSet('https://example.org/media/a.jpg')).toBeUndefined()
  expect(photoSrcSet('blob:http://localhost/1')).toBeUndefined()
  expect(photoSrcSet('/icon.svg')).toBeUndefined()
})
