/** Every screen in every language: no word is missing and none is cut off. */
import { describe, expect, test } from 'vitest'
import { DESKTOP, LANGUAGES, PHONE } from './browser'
import { overflowing } from './pointing'
import { SCENES } from './scenes'
import { useWorld } from './world'

const world = useWorld()

describe.each(LANGUAGES)('%s', language => {
  test.each([DESKTOP, PHONE])('everything fits on $width px', async size => {
    const device = await world.device({ language, size, touch: size === PHONE })
    const cut: string[] = []
    for (const scene of SCENES) {
      if (size === PHONE && scene.desktop) continue
      await scene.open(device, world.server)
      expect(await device.page.locator('html').getAttribute('lang')).toBe(language)
      cut.push(...(await device.page.evaluate(overflowing)).map(text => `${scene.name}: ${text}`))
    }
    expect(cut).toEqual([])
  })
})
