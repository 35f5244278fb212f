import { createElement, type SVGProps } from 'react'

interface IconData {
  node: readonly [tag: string, attributes: Record<string, string>][]
}

/** Takes the place of the icon library's own factory; see vite.config.ts. Size and colour come from the text. */
export default function createIcon({ node }: IconData) {
  const shapes = node.map(([tag, attributes]) => createElement(tag, attributes))
  return (props: SVGProps<SVGSVGElement>) =>
    createElement(
      'svg',
      {
        width: 24,
        height: 24,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': true,
        ...props,
      },
      ...shapes,
    )
}
