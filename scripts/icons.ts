import { readFileSync, writeFileSync } from 'node:fs'
import { openBrowser } from '../tests/e2e/browser.ts'

/** Draws the icons that take no SVG from `icon.svg`: run it after a change of that file, and commit what it writes. */
const folder = 'web/public'
const drawing = readFileSync(`${folder}/icon.svg`, 'utf8')
const ground = '#8a5d3f'

const browser = await openBrowser()
try {
  const page = await browser.newPage()
  // Systems cut maskable icons and those of Apple into shapes of their own, so their ground fills the square.
  const draw = async (size: number, scale: number | null) => {
    const image = `<img src="data:image/svg+xml,${encodeURIComponent(drawing)}" width="${size * (scale ?? 1)}" height="${size * (scale ?? 1)}">`
    await page.setViewportSize({ width: size, height: size })
    await page.setContent(
      `<body style="margin:0;height:100vh;display:grid;place-items:center;background:${scale === null ? 'transparent' : ground}">${image}`,
    )
    await page.locator('img').evaluate((one: HTMLImageElement) => one.decode())
    return page.screenshot({ omitBackground: true })
  }
  for (const size of [192, 512]) {
    writeFileSync(`${folder}/icon-${size}.png`, await draw(size, null))
    writeFileSync(`${folder}/icon-maskable-${size}.png`, await draw(size, 0.86))
  }
  writeFileSync(`${folder}/apple-touch-icon.png`, await draw(180, 1))
  writeFileSync(`${folder}/favicon.ico`, icoOf(await draw(32, null), 32))
} finally {
  await browser.close()
}

/** An icon file with one picture: 6 bytes of header, 16 of directory, and the PNG. */
function icoOf(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(size, 6)
  head.writeUInt8(size, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, png])
}
