/** What runs inside the page: each function refers to nothing outside of itself. */
import type { Spot } from './player'

/** For each selector, and each different value of its attribute, a point where a pointer hits an
 * element that has it; (-1, -1) if everything of it lies under something else. A board learns of its
 * new size a frame after the question has changed, and draws itself a frame later. */
export async function pointsOf(wanted: readonly (readonly [string, string])[]): Promise<Spot[][]> {
  const STEPS = 12
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)

  function pointOf(element: Element, attribute: string): [number, number] {
    const box = element.getBoundingClientRect()
    const offsets = Array.from({ length: STEPS - 1 }, (_, n) => n + 1)
    // From the middle outwards: there a person would point first.
    offsets.sort((a, b) => Math.abs(a - STEPS / 2) - Math.abs(b - STEPS / 2))
    for (const across of offsets) {
      for (const down of offsets) {
        const x = box.left + (box.width * across) / STEPS
        const y = box.top + (box.height * down) / STEPS
        if (document.elementFromPoint(x, y)?.closest(`[${attribute}]`) === element) return [x, y]
      }
    }
    return [-1, -1]
  }

  return wanted.map(([selector, attribute]) => {
    const spots = new Map<string, Spot>()
    for (const element of document.querySelectorAll(selector)) {
      const name = element.getAttribute(attribute) ?? ''
      const known = spots.get(name)
      if (known && known.x >= 0) continue
      const [x, y] = pointOf(element, attribute)
      spots.set(name, { name, x, y })
    }
    return [...spots.values()]
  })
}

/** Two frames on: a board fits itself to what the bars around it leave a frame after they change. */
export function settled(): Promise<void> {
  return new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done())))
}

/** Leave the scene that tells how something ended, if there is one. */
export function goOn(): void {
  document.querySelector<HTMLElement>('[data-go-on]')?.click()
}

/** Texts that are cut off: wider than the button, card or heading they stand in, or the page. */
export function overflowing(): string[] {
  const cut: string[] = []
  const page = document.documentElement
  if (page.scrollWidth > page.clientWidth) cut.push(`the page: ${page.scrollWidth} px`)
  for (const element of document.querySelectorAll<HTMLElement>('button, a, h1, h2, h3, label')) {
    const { clientWidth, scrollWidth, clientHeight, scrollHeight } = element
    const style = getComputedStyle(element)
    const text = element.innerText.replaceAll(/\s+/g, ' ').trim()
    // What only shows while it has the focus is clipped as a whole.
    const clipped = style.clipPath === 'inset(50%)' || element.closest('.visually-hidden') !== null
    const hidden = clientWidth === 0 || clipped
    if (hidden || text === '' || style.display === 'inline') continue
    // One pixel is rounding.
    const wide = scrollWidth > clientWidth + 1
    const high = style.overflowY !== 'visible' && scrollHeight > clientHeight + 1
    if (wide || high) cut.push(`${text} (${element.className})`)
  }
  return cut
}
