/** Axe finds nothing to complain about on any screen, in either theme. */
import { AxeBuilder } from '@axe-core/playwright'
import { describe, expect, test } from 'vitest'
import { DESKTOP, PHONE } from './browser'
import { SCENES } from './scenes'
import { useWorld } from './world'

const world = useWorld()

describe.each(['dark', 'light'] as const)('%s', theme => {
  test.each([DESKTOP, PHONE])('every screen on $width px', async size => {
    const device = await world.device({ theme, size, touch: size === PHONE })
    const found: string[] = []
    for (const scene of SCENES) {
      if (size === PHONE && scene.desktop) continue
      await scene.open(device, world.server)
      const { violations } = await new AxeBuilder({ page: device.page }).analyze()
      for (const { id, nodes } of violations) {
        found.push(`${scene.name}: ${id}: ${nodes.map(node => node.target).join(' | ')}`)
      }
    }
    expect(found).toEqual([])
  })
})
