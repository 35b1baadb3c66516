/** Axe finds nothing to complain about on any screen, in either theme. */
import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from 'vitest'
import { DESKTOP, type Look, PHONE } from './browser'
import { SCENES } from './scenes'
import { useWorld } from './world'

const world = useWorld()

/** Each theme and each size once; `EVERY=1` looks at each with each. */
const LOOKS: Look[] = [
  { theme: 'dark', size: DESKTOP },
  { theme: 'light', size: PHONE },
  ...(process.env.EVERY
    ? [
        { theme: 'light' as const, size: DESKTOP },
        { theme: 'dark' as const, size: PHONE },
      ]
    : []),
]

test.each(LOOKS)('every screen, $theme, on $size.width px', async ({ theme, size }) => {
  const device = await world.device({ theme, size, touch: size === PHONE })
  const found: string[] = []
  for (const scene of SCENES) {
    if (size === PHONE && scene.desktop) continue
    await scene.open(device, world.server)
    const { violations } = await new AxeBuilder({ page: device.page })
      .exclude('.br-ground')
      .analyze()
    for (const { id, nodes } of violations) {
      found.push(`${scene.name}: ${id}: ${nodes.map(node => node.target).join(' | ')}`)
    }
  }
  expect(found).toEqual([])
})
