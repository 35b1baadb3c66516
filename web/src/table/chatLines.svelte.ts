/** What is said at the table, page by page back to the beginning. */
import type { ChatInfo } from '../protocol'
import { service } from '../service'

export class ChatLines {
  lines = $state.raw<ChatInfo[]>([])
  /** More was said than `lines` holds. */
  goesBack = $state(false)

  constructor(private readonly match: string) {}

  add(line: ChatInfo): void {
    if (!this.lines.some(known => known.number === line.number)) this.lines = [...this.lines, line]
  }

  /** What was said before, or while the connection was down. */
  async read(seat: number, isCurrent: () => boolean): Promise<void> {
    const { items, next } = await service.chat(this.match, seat)
    if (!isCurrent()) return
    this.lines = items
    this.goesBack = next !== undefined
  }

  /** The lines before the first that is known. */
  async readEarlier(seat: number, isCurrent: () => boolean): Promise<void> {
    const before = this.lines[0]?.number
    if (before === undefined) return
    const { items, next } = await service.chat(this.match, seat, before)
    if (!isCurrent() || this.lines[0]?.number !== before) return
    this.lines = [...items, ...this.lines]
    this.goesBack = next !== undefined
  }

  clear(): void {
    this.lines = []
    this.goesBack = false
  }
}
