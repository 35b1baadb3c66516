/** Arrow keys walk along the things in an element that take the focus. */
import type { Attachment } from 'svelte/attachments'
import { on } from 'svelte/events'

const STEPS: Record<'across' | 'down', Record<string, number>> = {
  across: { ArrowLeft: -1, ArrowRight: 1 },
  down: { ArrowUp: -1, ArrowDown: 1 },
}

interface Walk {
  /** What is walked along, as a selector. */
  among: string
  way: 'across' | 'down'
  /** From the last to the first. */
  around?: boolean
}

export function walks({ among, way, around = false }: Walk): Attachment<HTMLElement> {
  return element =>
    on(element, 'keydown', event => {
      const step = STEPS[way][event.key]
      if (step === undefined) return
      const all = [...element.querySelectorAll<HTMLElement>(among)]
      const at = all.indexOf(event.target as HTMLElement)
      if (at < 0) return
      event.preventDefault()
      event.stopPropagation()
      all[around ? (at + step + all.length) % all.length : at + step]?.focus()
    })
}
