/** Monuments of Lords of Hellas grow part by part from the feet; what is not built yet is a ghost. */
import { symbol } from '../drawing.ts'

const PARTS: Record<string, readonly string[]> = {
  zeus: [
    '<path d="M-17,16h34v12h-34zM-13,16v-4h5v4zM6,16v-4h5v4z"/>',
    '<path d="M-18,16V-10h6V2H12V-10h6V16Z"/><path d="M-9,16C-10,8 -10,2 -8,-4H10C13,2 12,9 11,16H5L4,4L1,16Z"/>',
    '<path d="M-18,-10V-30h4v6h28v-6h4V-10Z" class="lh-m-b"/><path d="M-8,-4C-10,-12 -10,-19 -8,-24C-3,-26.6 5,-26.6 9,-24C11,-18 11,-11 10,-4Z"/>',
    '<path d="M-5,-26C-6.6,-32 -5,-39 1,-40C7,-40.4 9.4,-35 8.4,-31C10,-30 9.6,-28.6 8,-28.6C8.6,-24 6,-20.6 2,-20.4C-2,-20.6 -4,-23 -5,-26Z"/><path class="lh-m-b" d="M-4.6,-28C-1,-26 4,-26.4 8.2,-29.4C9.6,-24 7.6,-18 2.6,-16.6C-2.4,-17 -5,-22 -4.6,-28Z"/><path d="M-8,-23C-14,-22 -17,-14 -17,-6L-12.6,-5C-12,-11 -10,-14 -7.6,-16ZM9,-23C15,-24 20,-30 22.6,-36L18.6,-38.6C16,-33 13,-29.6 8,-28Z"/>',
    '<path class="lh-m-g" d="M27,-50L18,-40h4l-5,8l11,-11h-4.4l6,-7zM-16.6,-44h2.4V22h-2.4z"/><circle class="lh-m-g" cx="-15.4" cy="-46" r="3.4"/><path class="lh-m-g" d="M-5,-36.6C-3,-42 6,-43 9,-37L7,-37.6L5.6,-40L4,-38.4L2,-41L0,-38.4L-2,-40L-3,-37.6Z"/>',
  ],
  athena: [
    '<path d="M-12,28C-12,22 -11,17 -10.4,13H11C11.6,17 12.6,22 12.6,28Z"/>',
    '<path d="M-10.4,13C-10,5 -8.6,-1 -7.6,-6H8.6C9.6,-1 10.6,5 11,13Z"/>',
    '<path d="M-7.6,-6C-9.6,-13 -9,-20 -7,-24C-3,-26 4,-26 8,-24C10,-19 10.4,-13 8.6,-6Z"/>',
    '<path d="M-3.6,-25C-5,-31 -4,-37 1,-38C6,-38 7.6,-33 6.8,-30C7.8,-28.6 7.4,-27 6.4,-26.4C6,-24 4,-22.4 1.6,-22.4C-.6,-22.6 -2.6,-23.4 -3.6,-25Z"/><path d="M-8,-32C-9,-42 -2,-48 7,-46C10,-45 11,-42 9,-41C3,-43 -2,-40 -3,-33C-3.4,-29 -5,-24 -8,-22C-7,-26 -7.6,-29 -8,-32Z"/><path d="M8,-23.6C13,-23 17,-27 19,-31L15.6,-33.6C13.6,-30.6 11,-28.6 7,-28.4ZM-7,-23C-12,-20 -15,-13 -16,-6L-12,-4C-10.6,-10 -8,-13 -6,-15Z"/>',
    '<path class="lh-m-g" d="M16.6,-40h2.2V28h-2.2zM17.7,-52L21,-42H14.4ZM-17,-12a10.5,10.5 0 1 1 -.1,0zM-17,-8a6.5,6.5 0 1 0 .1,0z" fill-rule="evenodd"/>',
  ],
  hermes: [
    '<path d="M-11,28L-9,15h6L-4,28ZM3,28L4,15h6L13,28Z"/><path class="lh-m-b" d="M-11,21l-6,-4l4,6zM13,21l6,-4l-4,6z"/>',
    '<path d="M-9,15C-10,7 -9,0 -7,-6H8C10,0 11,8 10,15H4L1,3L-3,15Z"/>',
    '<path d="M-7,-6C-8,-12 -9.6,-18 -8,-24C-3,-26.4 4,-26.4 9,-24C10,-18 9,-12 8,-6Z"/><path class="lh-m-b" d="M-8,-24C-14,-20 -17,-8 -15,6C-12,4 -9,0 -7.6,-5C-9,-12 -9,-18 -8,-24Z"/>',
    '<path d="M-3.6,-25C-5,-31 -4,-37 1,-38C6,-38 7.6,-33 6.8,-30C7.8,-28.6 7.4,-27 6.4,-26.4C6,-24 4,-22.4 1.6,-22.4C-.6,-22.6 -2.6,-23.4 -3.6,-25Z"/><path d="M-9,-34C-6,-42 8,-43 11,-34C5,-36 -3,-36 -9,-34Z"/><path class="lh-m-b" d="M-6,-37c-6,-1 -8,-5 -8,-10c3,5 8,5 10,8zM7,-38c5,-2 8,-5 8,-10c-3,5 -8,5 -10,8z"/><path d="M9,-23.6C14,-24 18,-30 19.6,-37L15.4,-38.6C14,-33 12,-29.6 8,-28.4ZM-8,-23C-11,-18 -12,-12 -11,-5L-7,-5C-7,-10 -6.6,-13 -5,-16Z"/>',
    '<path class="lh-m-g" d="M17,-56h2.4V-12h-2.4z"/><path class="lh-m-gl" d="M18.2,-48c-7,2 -7,7 0,9s7,7 0,9M18.2,-48c7,2 7,7 0,9s-7,7 0,9"/><path class="lh-m-g" d="M17,-50c-5,-5 -9,-5 -13,-5c3,5 8,7 13,8zM19.4,-50c5,-5 9,-5 11,-5c-2,5 -6,7 -11,8z"/>',
  ],
}
const LEVELS = ['I', 'II', 'III', 'IV', 'V']

function monument(god: string, parts: readonly string[], level: number): string {
  const drawn = parts.map((part, n) => {
    const built = n === parts.length - 1 ? 'lh-m-on lh-m-top' : 'lh-m-on'
    return `<g class="${n < level ? built : 'lh-m-ghost'}">${part}</g>`
  })
  return symbol(
    `monument-${god}-${level}`,
    '-32 -60 64 108',
    [
      '<ellipse class="lh-pc-sh" cx="2" cy="44" rx="28" ry="5"/>',
      '<path class="lh-m-st" d="M-25,36h50v8h-50zM-21,28h42v8h-42z"/>',
      ...drawn,
      `<text class="lh-m-n" y="35.4">${LEVELS[level - 1]}</text>`,
    ].join(''),
  )
}

export const monuments: readonly string[] = Object.entries(PARTS).flatMap(([god, parts]) =>
  parts.map((_, n) => monument(god, parts, n + 1)),
)
