/** What axe finds to complain about on a page. */
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'

/** The rules that are broken, each with where. Drawn grounds of boards are left out: nothing in them
 * is read or pressed. Our pages have no frames, so axe can run in the page itself; otherwise it opens
 * another page to add up what it found in each frame, which takes three times as long as looking. It
 * describes only what it complains about. */
export async function violationsOn(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .exclude('.br-ground')
    .exclude('[class$="-ground"]')
    .options({ resultTypes: ['violations'] })
    .setLegacyMode()
    .analyze()
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' | ')}`,
  )
}
