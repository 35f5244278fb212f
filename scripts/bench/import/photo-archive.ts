import sharp from 'sharp'
import { gzipOf, zipOf } from '../../../tests/zip.fixture.ts'

/** Recipes as Paprika writes them, each with one of so many photos of about 200 KB. */
export async function photoArchive(recipes: number, distinct: number): Promise<Uint8Array<ArrayBuffer>> {
  const photos = await Promise.all(Array.from({ length: distinct }, (_, n) => photo(n)))
  const files: Record<string, Uint8Array<ArrayBuffer>> = {}
  for (let n = 0; n < recipes; n++) {
    files[`recipe ${n}.paprikarecipe`] = await gzipOf(
      JSON.stringify({
        uid: `bench-${n}`,
        name: `Recipe ${n}`,
        ingredients: Array.from({ length: 10 }, (_, i) => `${i + 1}00 g food ${(n * 7 + i * 13) % 400}`).join('\n'),
        directions: 'Mix all of it.\nLet it rest for an hour.\nBake until golden.',
        servings: '4',
        categories: [`kind ${n % 12}`],
        photo_data: photos[n % distinct]?.toString('base64'),
      }),
    )
  }
  return zipOf(files)
}

/** Noise over colour weighs about as much as a photo of a meal. */
async function photo(n: number): Promise<Buffer> {
  const size = { width: 1600, height: 1200 }
  const noise = { type: 'gaussian' as const, mean: 110 + n * 5, sigma: 12 }
  return sharp({ create: { ...size, channels: 3, background: '#b98766', noise } })
    .jpeg({ quality: 70 })
    .toBuffer()
}
