/** The screens of Lords of Hellas: axe finds nothing, and in no language a text is cut off. */
import { AxeBuilder } from '@axe-core/playwright'
import { describe, expect, test } from 'vitest'
import { DESKTOP, type Language, PHONE } from './browser'
import { HELLAS_SCENES } from './hellas-scenes'
import { overflowing } from './pointing'
import { useWorld } from './world'

const world = useWorld()
const LANGUAGES: Language[] = ['en', 'cs', 'pl', 'de']

describe.each([DESKTOP, PHONE])('on $width px', size => {
  const scenes = HELLAS_SCENES.filter(scene => size !== PHONE || !scene.desktop)

  test.each(['dark', 'light'] as const)('axe finds nothing in the %s theme', async theme => {
    const device = await world.device({ theme, size, touch: size === PHONE })
    const found: string[] = []
    for (const scene of scenes) {
      await scene.open(device, world.server)
      const { violations } = await new AxeBuilder({ page: device.page }).analyze()
      for (const { id, nodes } of violations) {
        found.push(`${scene.name}: ${id}: ${nodes.map(node => node.target).join(' | ')}`)
      }
    }
    expect(found).toEqual([])
  })

  test.each(LANGUAGES)('everything fits in %s', async language => {
    const device = await world.device({ language, size, touch: size === PHONE })
    const cut: string[] = []
    for (const scene of scenes) {
      await scene.open(device, world.server)
      expect(await device.page.locator('html').getAttribute('lang')).toBe(language)
      cut.push(...(await device.page.evaluate(overflowing)).map(text => `${scene.name}: ${text}`))
    }
    expect(cut).toEqual([])
  })
})
