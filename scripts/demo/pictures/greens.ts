export function leaf(x: number, y: number, length: number, angle: number, color = '#4f7d3a'): string {
  const w = length * 0.3
  return `<g transform="translate(${x} ${y}) rotate(${angle})">
<path d="M4 6 C${length * 0.3} ${w + 8} ${length * 0.75} ${w * 0.8 + 8} ${length + 2} 8 C${length * 0.75} ${-w * 0.7} ${length * 0.3} ${-w} 4 6Z" fill="#1b120a" fill-opacity="0.16"/>
<path d="M0 0 C${length * 0.3} ${w} ${length * 0.75} ${w * 0.8} ${length} 0 C${length * 0.75} ${-w * 0.8} ${length * 0.3} ${-w} 0 0Z" fill="${color}"/>
<path d="M0 0 C${length * 0.3} ${-w} ${length * 0.75} ${-w * 0.8} ${length} 0 Z" fill="#fff" fill-opacity="0.14"/>
<path d="M0 0 H${length * 0.92}" stroke="#fff" stroke-opacity="0.45" stroke-width="${Math.max(2, length * 0.025)}"/>
</g>`
}

export function sprig(x: number, y: number, length: number, angle: number, color = '#4d6b3c'): string {
  const needles = Array.from({ length: Math.round(length / 11) }, (_, n) => {
    const at = 12 + n * 11
    const long = 26 * (1 - at / (length * 1.6))
    return `<path d="M${at} 0 l${long * 0.7} ${long} M${at} 0 l${long * 0.7} ${-long}"/>`
  })
  return `<g transform="translate(${x} ${y}) rotate(${angle})" stroke-linecap="round" fill="none">
<g stroke="#1b120a" stroke-opacity="0.16" stroke-width="8" transform="translate(4 7)">${needles.join('')}</g>
<path d="M0 0 H${length}" stroke="#7a6a45" stroke-width="6"/>
<g stroke="${color}" stroke-width="7">${needles.join('')}</g></g>`
}

export const fleck = (x: number, y: number, angle: number, color = '#5f8f42', size = 16) =>
  `<path transform="translate(${x} ${y}) rotate(${angle})" d="M0 0 q${size * 0.5} ${-size * 0.6} ${size} 0 q${-size * 0.3} ${size * 0.7} ${-size} 0z" fill="${color}"/>`
