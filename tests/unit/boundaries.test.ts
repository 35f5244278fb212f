import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const files = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.endsWith('.d.ts'))
    .map((name) => ({ path: `${folder}/${name}`, text: withoutComments(readFileSync(`${folder}/${name}`, 'utf8')) }))

const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '')
const where = (all: { path: string; text: string }[], pattern: RegExp, except: RegExp) =>
  all.filter(({ path, text }) => pattern.test(text) && !except.test(path)).map(({ path }) => path)

const worker = [...files('worker'), ...files('queues')]

it('only worker/clock.ts reads the time and random numbers', () => {
  const pattern = /\bnew Date\(\)|\bDate\.now\(|Math\.random\(|crypto\.(randomUUID|getRandomValues)\(/
  expect(where(worker, pattern, /^worker\/(clock|auth\/.*|local\/.*)\.ts$/)).toEqual([])
})

it('the kernel imports no module', () => {
  expect(where(files('worker/kernel'), /from '[^']*modules\//, /^$/)).toEqual([])
})

it('only the kernel, the auth library and the mailer touch a D1 database', () => {
  expect(where(worker, /D1Database\b|\.prepare\(/, /^worker\/(kernel|auth|mail)\//)).toEqual([])
})

it('a contract depends on zod and other contracts alone', () => {
  const contracts = files('worker').filter(({ path }) => path.endsWith('contract.ts'))
  const foreign = contracts.flatMap(({ path, text }) =>
    [...text.matchAll(/from '([^']+)'/g)]
      .map(([, from = '']) => from)
      .filter((from) => from !== 'zod' && !from.endsWith('contract.ts'))
      .map((from) => `${path} → ${from}`),
  )
  expect(foreign).toEqual([])
})

it('nothing outside scripts and tests names the shared folder', () => {
  expect(where([...worker, ...files('web')], /\.\.\/shared|\/work\//, /^$/)).toEqual([])
})

it('user input is never a key of a plain object, where `constructor` is always found', () => {
  const table = /^(?:export )?const \w+: [^=\n]{0,40}Record<\s*string,[^;]{0,200}?> = \{\s*['"]?[A-Za-z][\w.:-]+['"]?:/m
  const own =
    /^worker\/(docs\/call-differences|kernel\/http\/example-values)\.ts$|modules\/amounts\/switch-system\.ts$|history\/step-difference\.tsx$/
  expect(where([...worker, ...files('web')], table, own)).toEqual([])
})
