/** What the final scoring shows. */
import type { Table } from '../../table/table.svelte'
import { shortName } from '../kit/names'
import { messageId } from '../kit/say'
import type { Column } from '../kit/seat/columns'
import type { Path } from './paths'

/** A column for each way to win. */
export function pathColumns(table: Table, ways: Path[], won: string | null): Column[] {
  return ways.map(({ victory, goal, icon, steps }) => ({
    name: shortName(table, messageId('victory', victory)),
    icon,
    goal,
    decisive: victory === won,
    counts: steps.map(({ n }) => n),
  }))
}

/** The winner first, then whoever was nearest to a goal. */
export function ranking(ways: Path[], winner: number): number[] {
  const share = (seat: number) =>
    seat === winner
      ? 2
      : Math.max(
          0,
          ...ways
            .filter(({ goal }) => goal > 0)
            .map(({ goal, steps }) => (steps[seat]?.n ?? 0) / goal),
        )
  return (ways[0]?.steps ?? []).map(({ seat }) => seat).sort((a, b) => share(b) - share(a))
}
