/** The screens of both Lords games: axe finds nothing, no word is missing and none is cut off. */
import { describe, expect, test } from 'vitest'
import { DESKTOP, LANGUAGES, type Look, PHONE } from './browser'
import { HELLAS_SCENES } from './hellas-scenes'
import { overflowing } from './pointing'
import { RAGNAROK_SCENES } from './ragnarok-scenes'
import { violationsOn } from './violations'
import { useWorld } from './world'

const world = useWorld()

/** Both themes and both sizes once; `EVERY=1` looks at each with each, in every language. */
const LOOKS: Look[] = [DESKTOP, PHONE].flatMap(size =>
  (['dark', 'light'] as const).flatMap(theme =>
    LANGUAGES.map(language => ({ size, theme, language })),
  ),
)
const GERMAN_LIGHT: Look = { size: DESKTOP, theme: 'light', language: 'de' }
const POLISH_DARK: Look = { size: PHONE, theme: 'dark', language: 'pl' }

describe.each([
  { game: 'Lords of Hellas', scenes: HELLAS_SCENES, look: GERMAN_LIGHT },
  { game: 'Lords of Ragnarok', scenes: RAGNAROK_SCENES, look: POLISH_DARK },
])('$game', ({ scenes, look: only }) => {
  test.each(process.env.EVERY ? LOOKS : [only])(
    'every screen, $theme, $language, $size.width px',
    async look => {
      const isPhone = look.size === PHONE
      const device = await world.device({ ...look, touch: isPhone })
      const found: string[] = []
      for (const scene of scenes) {
        if (isPhone && scene.desktop) continue
        await scene.open(device, world.server)
        expect(await device.page.locator('html').getAttribute('lang')).toBe(look.language)
        const cut = await device.page.evaluate(overflowing)
        found.push(...cut.map(text => `${scene.name} cuts: ${text}`))
        const violations = await violationsOn(device.page)
        found.push(...violations.map(text => `${scene.name}: ${text}`))
      }
      expect(found).toEqual([])
    },
  )
})
