/** The screens of Lords of Hellas: axe finds nothing, no word is missing and none is cut off. */
import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from 'vitest'
import { DESKTOP, type Look, PHONE } from './browser'
import { HELLAS_SCENES } from './hellas-scenes'
import { overflowing } from './pointing'
import { useWorld } from './world'

const world = useWorld()

/** Both themes, both sizes; `EVERY=1` looks at each with each, in every language. */
const LOOKS: Look[] = process.env.EVERY
  ? [DESKTOP, PHONE].flatMap(size =>
      (['dark', 'light'] as const).flatMap(theme =>
        (['en', 'cs', 'pl', 'de'] as const).map(language => ({ size, theme, language })),
      ),
    )
  : [
      { size: DESKTOP, theme: 'light', language: 'de' },
      { size: PHONE, theme: 'dark', language: 'pl' },
    ]

test.each(LOOKS)('every screen, $theme, $language, $size.width px', async look => {
  const isPhone = look.size === PHONE
  const device = await world.device({ ...look, touch: isPhone })
  const found: string[] = []
  for (const scene of HELLAS_SCENES) {
    if (isPhone && scene.desktop) continue
    await scene.open(device, world.server)
    expect(await device.page.locator('html').getAttribute('lang')).toBe(look.language)
    const cut = await device.page.evaluate(overflowing)
    found.push(...cut.map(text => `${scene.name} cuts: ${text}`))
    const { violations } = await new AxeBuilder({ page: device.page }).analyze()
    for (const { id, nodes } of violations) {
      found.push(`${scene.name}: ${id}: ${nodes.map(node => node.target).join(' | ')}`)
    }
  }
  expect(found).toEqual([])
})
