/** Short notes about things outside the table, one at a time. */
export interface Toast {
  text: string
  /** Something to do about it. */
  action?: { label: string; do: () => void }
}

const SHOWN = 4000

let queue = $state.raw<Toast[]>([])
let timer = 0

export const toasts = {
  get now(): Toast | null {
    return queue[0] ?? null
  },
}

export function toast(text: string, action?: Toast['action']): void {
  if (queue.some(known => known.text === text)) return
  queue = [...queue, action ? { text, action } : { text }]
  if (queue.length === 1) wait()
}

/** Take the present one away, and show the next. */
export function dismissToast(): void {
  clearTimeout(timer)
  queue = queue.slice(1)
  if (queue.length > 0) wait()
}

function wait(): void {
  timer = window.setTimeout(dismissToast, SHOWN)
}
