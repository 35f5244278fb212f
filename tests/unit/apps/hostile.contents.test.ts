import { describe, expect, it } from 'vitest'
import { importers } from '#worker/modules/imports/apps/importers.ts'
import { FileRefusal } from '#worker/modules/imports/files/file-refusal.ts'
import { openUpload } from '#worker/modules/imports/files/open-upload.ts'
import { bytesInMemory } from '#worker/modules/imports/files/stored-bytes.ts'
import { readHostile } from './read-hostile.ts'
import { bytesFrom } from './read-made.ts'

const mostMilliseconds = 10_000
const deep = (open: string, close: string, depth = 100_000) => open.repeat(depth) + close.repeat(depth)

/** What an app would write, with something else in the place of a value. */
const shapes: Record<string, (value: string) => string> = {
  'a.paprikarecipe': (value) => `{"uid":"1","photo_hash":"","directions":"Boil.","name":"A","ingredients":${value}}`,
  'a.melarecipe': (value) => `{"title":"A","wantToCook":false,"ingredients":${value},"instructions":"Boil."}`,
  'a.crumb': (value) => `{"name":"A","cookingDuration":5,"ingredients":${value}}`,
  'a.json': (value) => `[{"@type":"Recipe","name":"A","recipeIngredient":["1 egg"],"recipeInstructions":${value}}]`,
  'tandoor.json': (value) =>
    `{"name":"A","steps":[{"instruction":"Boil.","ingredients":${value},"show_ingredients_table":true}],"working_time":${value}}`,
  'kitchenowl.json': (value) => `{"planner_feature":true,"recipes":[{"name":"A","items":${value}}]}`,
  'rtk.json': (value) => `[{"title":"A","preparationTime":"5","ingredients":${value}}]`,
}

const values: Record<string, string> = {
  'arrays nested deep': deep('[', ']'),
  'objects nested deep': `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`,
  null: 'null',
  'a number': '-1e999',
  'a large number': '123456789012345678901234567890',
  true: 'true',
  'keys of prototypes': '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}',
  'a list of lists': '[[["1 egg"]],[null],{"name":[]},1,"",true]',
  'half a letter': '"\\ud800 egg"',
  'control characters': '"\\u0000\\u0007\\u202e egg"',
  'many entries': `[${'"1 egg",'.repeat(200_000)}"salt"]`,
  'a long line': JSON.stringify('egg '.repeat(2_500_000)),
}

describe('a value that is none of its app', () => {
  for (const [file, shape] of Object.entries(shapes))
    it(`of ${file} is left out or refused`, async () => {
      for (const [what, value] of Object.entries(values)) {
        const read = await readHostile({ [file]: shape(value) })
        const crashes = read.failures.filter((one) => one.startsWith('crash') && !/RangeError/.test(one))
        expect([what, crashes]).toEqual([what, []])
        expect(read.milliseconds, what).toBeLessThan(mostMilliseconds)
      }
      expect('polluted' in {}).toBe(false)
    })
})

describe('a file that is none of its app', () => {
  const laughs = [
    '- &a name: lol\n  ingredients: |\n    1 egg\n  x: &x0 [lol, lol, lol, lol, lol, lol, lol, lol, lol]\n',
    ...Array.from({ length: 12 }, (_, n) => `  y${n}: &x${n + 1} [${`*x${n}, `.repeat(9)}lol]\n`),
  ].join('')
  const entities = Array.from({ length: 12 }, (_, n) => `<!ENTITY l${n + 1} "${`&l${n};`.repeat(10)}">`).join('')
  const contents: Record<string, string | Uint8Array<ArrayBuffer>> = {
    'aliases.yml': laughs,
    'front.md': `---\n${laughs.replaceAll(/^- /gm, '  ')}---\n# Pie\n\n- 1 egg\n`,
    'entities.xml': `<?xml version="1.0"?><!DOCTYPE l [<!ENTITY l0 "lol">${entities}]><recipeml><recipe><head><title>&l12;</title></head></recipe></recipeml>`,
    'external.xml':
      '<?xml version="1.0"?><!DOCTYPE l [<!ENTITY x SYSTEM "file:///etc/passwd">]><gourmetDoc><recipe><title>&x;</title></recipe></gourmetDoc>',
    'deep.xml': `<gourmetDoc><recipe>${deep('<b>', '</b>')}</recipe></gourmetDoc>`,
    'deep.html': `<html><body>${deep('<div>', '</div>')}</body></html>`,
    'unclosed.html': `<html>${'<div class="'.repeat(200_000)}`,
    'line.txt': `Pie\n\nIngredients\n1 egg ${'a'.repeat(10_000_000)}`,
    'line.csv': `name,ingredients\n${'a'.repeat(10_000_000)}`,
    'quote.csv': `name,ingredients,steps\n"${'a,\n'.repeat(1_000_000)}`,
    'commas.csv': ','.repeat(1_000_000),
    'line.mmf': `MMMMM----- Recipe via Meal-Master\n${'x'.repeat(10_000_000)}`,
    'spaces.md': `# Pie\n\n${' '.repeat(2_000_000)}x`,
    'spaces.mmf': `MMMMM----- Recipe via Meal-Master (tm)\n\n      Title: Pie\n${' '.repeat(2_000_000)}x\nMMMMM\n`,
    'lines.mmf': `MMMMM----- Recipe via Meal-Master (tm)\n\n      Title: Pie\n${' \n'.repeat(1_000_000)}x\nMMMMM\n`,
    'ones.txt': `*** AccuChef Import File\nAPie\nJ${'1'.repeat(2_000_000)}\nZ\n`,
    'rules.txt': `Pie\n${'-'.repeat(2_000_000)}x\n1 egg\n\nBake.\n`,
    'stars.md': `# Pie\n\n${'*'.repeat(200_000)}x`,
    'marks.cook': `${'@'.repeat(100_000)} ${'{'.repeat(100_000)}`,
    'invalid.txt': Uint8Array.from({ length: 100_000 }, (_, n) => (n * 37) % 256),
    'invalid.csv': Uint8Array.from([...bytesFrom('name,ingredients,steps\nPie,'), 0xff, 0xfe, 0xc3, 0x28, 0x2c, 0x78]),
    'empty.txt': '',
    'blank.csv': '\n\n\n',
    'mark.json': '\uFEFF',
    'picture.jpg': '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
    'program.exe': Uint8Array.from([0x4d, 0x5a, ...new Uint8Array(1000)]),
  }
  for (const [name, content] of Object.entries(contents))
    it(`as ${name} is refused, or read for what it is, in time`, async () => {
      const read = await readHostile({ [name]: content })
      expect(read.failures.filter((one) => one.startsWith('crash'))).toEqual([])
      expect(read.milliseconds).toBeLessThan(mostMilliseconds)
      expect(read.grown).toBeLessThan(600_000_000)
    })

  it('is looked at by every importer without a crash', async () => {
    const deepest = Object.entries(shapes).map(([name, shape]) => [name, shape(values['arrays nested deep'] ?? '')])
    const files = { ...contents, ...(Object.fromEntries(deepest) as Record<string, string>) }
    const crashes: string[] = []
    for (const [name, content] of Object.entries(files)) {
      const upload = await openUpload([{ name, stored: bytesInMemory(bytesFrom(content)) }])
      for (const importer of importers) {
        const answer = await Promise.resolve(importer.recognizes(upload)).catch((error: unknown) => error)
        const isFit = typeof answer === 'boolean' || answer instanceof FileRefusal
        if (!isFit) crashes.push(`${importer.id} ${name}: ${String(answer)}`)
      }
    }
    expect(crashes).toEqual([])
  })
})
