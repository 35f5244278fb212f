import { describe, expect, test } from 'vitest'
import { allowedHosts, requireAllowedUrl } from '#worker/gateway/require-allowed-url.ts'
import { GatewayRefusal } from '#worker/gateway/gateway-refusal.ts'

const NOBODY: ReadonlySet<string> = new Set()
const reasonOf = (address: string) => {
  try {
    return requireAllowedUrl(address, undefined, NOBODY).href
  } catch (error) {
    return error instanceof GatewayRefusal ? error.reason : 'another error'
  }
}

test.each([
  'https://example.com/a',
  'http://example.com:80/',
  'https://köche.example.de/',
  'https://a.b.c.example.org./x',
])('the public address %s may be fetched', (address) => {
  expect(reasonOf(address)).toBe(new URL(address).href)
})

test.each([
  'http://127.0.0.1/',
  'http://127.1/',
  'http://0/',
  'http://0.0.0.0/',
  'http://2130706433/',
  'http://0x7f000001/',
  'http://0x7f.0.0.1/',
  'http://0177.0.0.1/',
  'http://017700000001/',
  'http://127.0.0.1./',
  'http://１２７.０.０.１/',
  'http://%31%32%37.0.0.1/',
  'http://10.0.0.5/',
  'http://192.168.1.1/',
  'http://169.254.169.254/latest/meta-data/',
  'http://100.64.0.1/',
  'http://8.8.8.8/',
  'http://[::1]/',
  'http://[::]/',
  'http://[::ffff:127.0.0.1]/',
  'http://[::ffff:7f00:1]/',
  'http://[fd00::1]/',
  'http://[fe80::1]/',
  'http://[64:ff9b::7f00:1]/',
])('the address literal %s is refused', (address) => {
  expect(reasonOf(address)).toBe('address_literal')
})

test.each([
  'http://localhost/',
  'http://LOCALHOST./',
  'http://app.localhost/',
  'http://printer.local/',
  'http://metadata.google.internal/',
  'http://metadata/',
  'http://router.lan/',
  'http://nas.home.arpa/',
  'http://kubernetes.default.svc/',
  'http://api.default.svc.cluster.local/',
  'http://127.0.0.1.nip.io/',
  'http://7f000001.sslip.io/',
  'http://localtest.me/',
  'http://sub.lvh.me/',
  'http://ⓛocalhost/',
])('the private name %s is refused', (address) => {
  expect(reasonOf(address)).toBe('private_name')
})

test.each([
  ['ftp://example.com/', 'scheme'],
  ['file:///etc/passwd', 'scheme'],
  ['data:text/html,x', 'scheme'],
  ['javascript:alert(1)', 'scheme'],
  ['gopher://example.com/', 'scheme'],
  ['http://user@example.com/', 'userinfo'],
  ['http://user:secret@example.com/', 'userinfo'],
  ['http://example.com:pass@127.0.0.1/', 'userinfo'],
  ['http://example.com:8080/', 'port'],
  ['https://example.com:80/', 'port'],
  ['http://example.com:22/', 'port'],
  ['http://example.com:99999/', 'invalid_url'],
  ['http://256.256.256.256/', 'invalid_url'],
  ['recipes', 'invalid_url'],
  ['', 'invalid_url'],
])('%s is refused as %s', (address, reason) => {
  expect(reasonOf(address)).toBe(reason)
})

describe('the allowance for local runs', () => {
  test('is empty when unset', () => {
    expect(allowedHosts(undefined).size).toBe(0)
    expect(allowedHosts(' ').size).toBe(0)
  })

  test('takes pairs and origins, for that host and port only', () => {
    const allowed = allowedHosts('127.0.0.1:4567, http://localhost:99 https://box.lan')
    expect(requireAllowedUrl('http://127.0.0.1:4567/x', undefined, allowed).pathname).toBe('/x')
    expect(requireAllowedUrl('http://localhost:99/', undefined, allowed).port).toBe('99')
    expect(requireAllowedUrl('https://box.lan/', undefined, allowed).hostname).toBe('box.lan')
    expect(() => requireAllowedUrl('http://127.0.0.1:4568/', undefined, allowed)).toThrow(GatewayRefusal)
    expect(() => requireAllowedUrl('http://localhost:4567/', undefined, allowed)).toThrow(GatewayRefusal)
  })

  test('does not lift the rules on scheme and user', () => {
    const allowed = allowedHosts('127.0.0.1:4567')
    expect(() => requireAllowedUrl('http://a:b@127.0.0.1:4567/', undefined, allowed)).toThrow(GatewayRefusal)
    expect(() => requireAllowedUrl('ftp://127.0.0.1:4567/', undefined, allowed)).toThrow(GatewayRefusal)
  })
})
