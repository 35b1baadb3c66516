/** Every screen: no word is missing and none is cut off in any language, and axe finds nothing to
 * complain about in either theme. */
import { expect, test } from 'vitest'
import { DESKTOP, LANGUAGES, type Look, PHONE } from './browser'
import { overflowing } from './pointing'
import { SCENES } from './scenes'
import { violationsOn } from './violations'
import { useWorld } from './world'

const world = useWorld()

interface Row extends Look {
  size: typeof DESKTOP
  axe: boolean
}

/** Every language on both sizes. Axe reads no words: it sees each theme and each size once, with
 * `EVERY=1` each with each. */
const LOOKS: Row[] = [
  ...LANGUAGES.flatMap((language): Row[] => [
    { language, size: DESKTOP, theme: 'dark', axe: language === 'en' },
    { language, size: PHONE, theme: 'light', axe: language === 'en' },
  ]),
  ...(process.env.EVERY
    ? [
        { language: 'en', size: DESKTOP, theme: 'light' as const, axe: true },
        { language: 'en', size: PHONE, theme: 'dark' as const, axe: true },
      ]
    : []),
]

test.each(LOOKS)('every screen, $language, $theme, on $size.width px', async look => {
  const isPhone = look.size === PHONE
  const device = await world.device({ ...look, touch: isPhone })
  const found: string[] = []
  for (const scene of SCENES) {
    if (isPhone && scene.desktop) continue
    await scene.open(device, world.server)
    expect(await device.page.locator('html').getAttribute('lang')).toBe(look.language)
    const cut = await device.page.evaluate(overflowing)
    found.push(...cut.map(text => `${scene.name} cuts: ${text}`))
    if (!look.axe) continue
    found.push(...(await violationsOn(device.page)).map(text => `${scene.name}: ${text}`))
  }
  expect(found).toEqual([])
})
