/** The record of a match as a file on this device. */
import { service } from '../service'
import type { Table } from './table.svelte'

export async function saveRecord(table: Table): Promise<void> {
  const record = await service.record(table.match, table.seat)
  const blob = new Blob([`${JSON.stringify(record, null, 1)}\n`], { type: 'application/json' })
  const address = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = address
  link.download = `${table.info?.game ?? 'match'}-${table.match}.saga`
  link.click()
  URL.revokeObjectURL(address)
}
