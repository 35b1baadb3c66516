/** What somebody points at on the board, by mouse, finger or keyboard. */
import { untrack } from 'svelte'
import { on } from 'svelte/events'
import { HOLD_MS, HOVER_MS, hasMoved } from '../../../table/pointer'
import type { Table } from '../../../table/table.svelte'
import { isSameTarget, targetOf } from '../../../table/target'
import type { Target } from '../../game'
import { DRAGGED } from './gestures'
import type { Box, Direction } from './spots'
import type { Viewport } from './viewport.svelte'

const ARROWS: Record<string, Direction> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
}

export class Pointing {
  hovered = $state.raw<Target | null>(null)
  focused = $state.raw<Target | null>(null)
  /** Tapped once: shown in full, and done with a second tap. */
  selected = $state.raw<Target | null>(null)

  /** The area of a kind to tell more about. */
  of(kind: string): string | null {
    const found = this.hovered ?? this.focused ?? this.selected
    return found?.kind === kind ? found.noun : null
  }
}

/** What a click there means: pieces and tokens that cannot be chosen stand for their area. */
export function meantBy(table: Table, element: Element | null, area: string): Target | null {
  const target = targetOf(element)
  const noun = element?.closest<SVGElement>('[data-place]')?.dataset.place
  if (!target || noun === undefined || table.isLit(target)) return target
  const place = { kind: area, noun }
  return target.kind === 'token' || table.isLit(place) ? place : target
}

interface Watched {
  table: Table
  pointing: Pointing
  /** Ends what is being animated. */
  skip: () => void
  viewport: Viewport
  /** The kind of target that the board is divided into. */
  area: string
  /** What an arrow key leads to from a target, or null at the edge. */
  next: (from: Target, direction: Direction) => string | null
  /** The part of the sheet that comes near when somebody points at something too small to read;
   * null for all else. */
  near?: (target: Target) => Box | null
}

export function points(watched: Watched): (node: HTMLElement) => () => void {
  return node => {
    const { table, pointing, skip, viewport, area } = watched
    let touch = false
    let timer: ReturnType<typeof setTimeout> | undefined
    let seen: Target | null = null
    let told: Target | null = null

    function tell(target: Target, x: number, y: number, after: number): void {
      clearTimeout(timer)
      timer = setTimeout(() => {
        told = target
        table.attention.explain(target, x, y)
      }, after)
    }
    function hush(): void {
      clearTimeout(timer)
      if (told !== null && isSameTarget(table.attention.explained?.target ?? null, told))
        table.attention.explained = null
      told = null
    }
    /** While a question is open, places are told about in a card of their own. */
    const hasCard = (target: Target) => target.kind === area && table.question !== null

    function over(event: PointerEvent): void {
      if (event.pointerType === 'touch' || isSameTarget(targetOf(event.target as Element), seen))
        return
      leave()
    }
    function move(event: PointerEvent): void {
      if (event.pointerType === 'touch' || !hasMoved(event)) return
      const target = targetOf(event.target as Element)
      const meant = meantBy(table, event.target as Element, area)
      if (!isSameTarget(meant, pointing.hovered)) pointing.hovered = meant
      if (isSameTarget(target, seen)) return
      hush()
      seen = target
      if (target && !hasCard(target)) tell(target, event.clientX, event.clientY, HOVER_MS)
    }
    function leave(): void {
      hush()
      seen = null
      pointing.hovered = null
    }
    /** What was pointed at under one question is not told of under the next. */
    $effect(() => {
      void table.asked
      untrack(leave)
      pointing.selected = null
    })
    function down(event: PointerEvent): void {
      touch = event.pointerType === 'touch'
      hush()
      const target = targetOf(event.target as Element)
      if (touch && target) tell(target, event.clientX, event.clientY, HOLD_MS)
    }
    function up(): void {
      if (touch) clearTimeout(timer)
    }
    function click(event: MouseEvent): void {
      if (node.dataset[DRAGGED] !== undefined || told !== null) return
      const target = meantBy(table, event.target as Element, area)
      const again = isSameTarget(target, pointing.selected)
      pointing.selected = touch && target?.kind === area ? target : null
      if (!target) return
      if (touch && target.kind === area && table.isLit(target) && !again) return
      point(target, event.clientX, event.clientY)
    }
    function point(target: Target, x: number, y: number): void {
      const near = viewport.scale > 1 || table.isLit(target) ? null : watched.near?.(target)
      if (near) viewport.closeTo(near)
      else if (table.question) void table.point(target, x, y)
      else table.attention.explain(target, x, y)
    }
    function twice(event: MouseEvent): void {
      const target = meantBy(table, event.target as Element, area)
      if (target && (table.isLit(target) || watched.near?.(target))) return
      const box = node.getBoundingClientRect()
      if (viewport.scale > 1) viewport.whole()
      else viewport.zoomTo(2.2, event.clientX - box.left, event.clientY - box.top)
    }
    function focus(event: FocusEvent): void {
      const element = event.target as Element
      const target = targetOf(element)
      pointing.focused = target && element.matches(':focus-visible') ? target : null
      if (!pointing.focused || !target || hasCard(target)) return
      const box = element.getBoundingClientRect()
      tell(target, box.left + box.width / 2, box.top + box.height / 2, HOVER_MS)
    }
    function blur(): void {
      pointing.focused = null
      hush()
    }
    function key(event: KeyboardEvent): void {
      const element = event.target as Element
      const target = targetOf(element)
      const direction = ARROWS[event.key]
      if (!target || event.ctrlKey || event.metaKey || event.altKey) return
      if (event.key === 'Enter' || event.key === ' ') {
        event.preventDefault()
        const box = element.getBoundingClientRect()
        point(target, box.left + box.width / 2, box.top + box.height / 2)
      } else if (direction) {
        event.preventDefault()
        event.stopPropagation()
        walk(target, direction)
      }
    }
    function walk(from: Target, direction: Direction): void {
      const to = watched.next(from, direction)
      if (to === null) return
      const found = node.querySelector<SVGElement>(`[data-target="${from.kind}:${to}"]`)
      found?.focus()
    }

    const listeners = {
      pointerover: over,
      pointermove: move,
      pointerleave: leave,
      pointerdown: down,
      pointerup: up,
      pointercancel: up,
      click,
      dblclick: twice,
      focusin: focus,
      focusout: blur,
      keydown: key,
    }
    // Svelte's `on`: a piece that loses the focus because it goes may still change what is shown.
    const listening = Object.entries(listeners).map(([kind, listener]) =>
      on(node, kind, listener as EventListener),
    )
    // Whatever somebody does next, wherever, does not wait for what others have done.
    document.addEventListener('pointerdown', skip, { capture: true })
    document.addEventListener('keydown', skip, { capture: true })
    return () => {
      hush()
      for (const end of listening) end()
      document.removeEventListener('pointerdown', skip, { capture: true })
      document.removeEventListener('keydown', skip, { capture: true })
    }
  }
}
