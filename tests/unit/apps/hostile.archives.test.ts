import { describe, expect, it } from 'vitest'
import { packedBy, rawZip, type RawEntry, zeros } from '#tests/raw-zip.fixture.ts'
import { readHostile } from './read-hostile.ts'
import { bytesFrom, readMade, zipOf } from './read-made.ts'

const card = (name: string) => ({
  uid: name,
  name,
  ingredients: '1 egg',
  directions: 'Boil.',
  photo_hash: '',
})
const packedCard = (name: string) => packedBy('gzip', [bytesFrom(card(name))])
const entry = async (name: string): Promise<RawEntry> => ({ name, packed: await packedCard('Pie') })

/** Seconds and megabytes that no file may take more of. */
const mostMilliseconds = 10_000
const mostBytes = 400_000_000

describe('an archive', () => {
  it('that unpacks to far more than it is ends with a reason, wherever the bomb lies', async () => {
    const bomb = await packedBy('deflate-raw', zeros(300))
    const gzipped = await packedBy('gzip', zeros(300))
    const files = {
      'recipe.paprikarecipe in a zip': rawZip([
        { name: 'a.paprikarecipe', packed: bomb, method: 8, size: 300_000_000 },
      ]),
      'one that says it is small': rawZip([{ name: 'a.json', packed: bomb, method: 8, size: 10 }]),
      'gzip in a zip': rawZip([{ name: 'a.paprikarecipe', packed: gzipped }]),
      'gzip alone': gzipped,
      'gzip in gzip': await packedBy('gzip', [gzipped]),
    }
    for (const [name, bytes] of Object.entries(files)) {
      const read = await readHostile({ [`${name}.zip`]: bytes })
      expect([name, read.recipes, read.failures.filter((one) => one.startsWith('crash'))]).toEqual([name, 0, []])
      expect(read.refusal ?? read.failures[0], name).toMatch(
        /^(?:archive_|format_unknown|file_too_large|recipe_unreadable)/,
      )
      expect(read.milliseconds, name).toBeLessThan(mostMilliseconds)
      expect(read.grown, name).toBeLessThan(mostBytes)
    }
  })

  it('whose entries share their bytes, or say what is not so, brings nothing and says why', async () => {
    const packed = await packedBy('deflate-raw', zeros(1))
    const shared = Array.from({ length: 1000 }, (_, n): RawEntry => ({
      name: `${n}.json`,
      packed,
      method: 8,
      size: 1_000_000,
      ...(n > 0 ? { at: 0 } : {}),
    }))
    const cases: Record<string, RawEntry[]> = {
      overlapping: shared,
      'four gigabytes, it says': [{ name: 'a.json', packed: bytesFrom('{}'), size: 0xffff_ffff }],
      'no bytes, it says': [{ name: 'a.paprikarecipe', packed: await packedCard('Pie'), size: 0 }],
      'no deflate': [{ name: 'a.json', packed: bytesFrom('not deflated'), method: 8, size: 100 }],
      'beyond the end': [{ name: 'a.json', packed: bytesFrom('{}'), at: 0xffff_fff0 }],
      encrypted: [{ name: 'a.json', packed: bytesFrom('{"name":"x"}'), flags: 1 }],
    }
    for (const [name, entries] of Object.entries(cases)) {
      const read = await readHostile({ 'a.zip': rawZip(entries) })
      expect([name, read.failures.filter((one) => one.startsWith('crash'))]).toEqual([name, []])
      expect(read.refusal ?? read.failures[0] ?? `${read.recipes} recipes`, name).toBeTruthy()
      expect(read.milliseconds, name).toBeLessThan(mostMilliseconds)
    }
    expect((await readHostile({ 'a.zip': rawZip(cases['encrypted'] ?? []) })).refusal).toBe('archive_encrypted')
  })

  it('is only read by the names of its files, whatever they are', async () => {
    const names = [
      '../../etc/passwd.paprikarecipe',
      '/absolute.paprikarecipe',
      'C:\\windows\\drive.paprikarecipe',
      '..\\..\\back.paprikarecipe',
      'nul\0byte.paprikarecipe',
      '\u202Eepicerakirpap.exe.paprikarecipe',
      'tab\tand\nline.paprikarecipe',
      `${'long/'.repeat(3000)}a.paprikarecipe`,
      '__proto__.paprikarecipe',
      'constructor/prototype.paprikarecipe',
    ]
    const read = await readHostile({ 'a.paprikarecipes': rawZip(await Promise.all(names.map(entry))) })
    expect(read).toMatchObject({ app: 'PAPRIKA', recipes: names.length, failures: [], refusal: null })
  })

  it('that holds itself, or archives in archives, or links, is no endless one', async () => {
    let nested = await zipOf({ 'a.txt': 'nothing' })
    for (let depth = 0; depth < 20; depth++) nested = await zipOf({ [`${depth}.zip`]: nested })
    const link: RawEntry = { name: 'link.json', packed: bytesFrom('../link.json'), mode: 0o120777 }
    for (const bytes of [nested, rawZip([link])]) {
      const read = await readHostile({ 'a.zip': bytes })
      expect(read).toMatchObject({ recipes: 0, refusal: 'format_unknown' })
    }
  })

  it('of more files than anybody keeps is refused before they are read', async () => {
    const empty = new Uint8Array()
    const many = Array.from({ length: 60_000 }, (_, n): RawEntry => ({ name: `${n}.json`, packed: empty }))
    // Their number has two bytes only; the reader goes by the list.
    const read = await readHostile({ 'a.zip': rawZip(many) })
    expect(read.refusal).toBe('archive_too_many_files')
    expect(read.milliseconds).toBeLessThan(mostMilliseconds)
  })

  it('with one broken file brings the others', async () => {
    const broken: RawEntry = { name: '0.paprikarecipe', packed: bytesFrom('nothing'), method: 8, size: 100 }
    const bytes = rawZip([broken, await entry('1.paprikarecipe'), await entry('2.paprikarecipe')])
    const read = await readHostile({ 'a.paprikarecipes': bytes })
    expect(read).toMatchObject({ app: 'PAPRIKA', recipes: 2, failures: ['archive_broken'] })
  })

  it.each([
    [
      'paprika',
      async () => zipOf({ 'a.paprikarecipe': await packedCard('A'), 'b.paprikarecipe': await packedCard('B') }),
    ],
    ['mela', () => zipOf({ 'a.melarecipe': { title: 'A', wantToCook: false, ingredients: '1 egg' } })],
    ['a gzip', () => packedCard('A')],
    ['a table', async () => bytesFrom(`name,ingredients,steps\n${'Pie,1 egg,"Boil.\nEat."\n'.repeat(20)}`)],
    ['a list', async () => bytesFrom([{ '@type': 'Recipe', name: 'A', recipeIngredient: ['1 egg'] }])],
    [
      'a page',
      async () => bytesFrom('<html><body><h1>A</h1><ul class="ingredients"><li>1 egg</li></ul></body></html>'),
    ],
  ] as [string, () => Promise<Uint8Array<ArrayBuffer>>][])(
    'or a file of %s that ends anywhere is read as far as it goes, or says so',
    async (_, make) => {
      const bytes = await make()
      const step = Math.max(1, Math.floor(bytes.length / 60))
      for (let end = 0; end < bytes.length; end += step) {
        const read = await readHostile({ 'a.csv': bytes.slice(0, end) })
        expect(
          read.failures.filter((one) => one.startsWith('crash')),
          String(end),
        ).toEqual([])
      }
    },
  )

  it('of real recipes is read whatever else lies in it', async () => {
    const { recipes } = await readMade({
      'a.zip': await zipOf({ 'evil.html': '<script>', 'a.paprikarecipe': await packedCard('Pie'), 'b.jpg': '<html>' }),
    })
    expect(recipes.map(({ name }) => name)).toContain('Pie')
  })
})
