import type { Page } from 'playwright-core'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { openSite, type Site } from './support/browser.ts'
import { andWaitForScene, question, setInstantPace, startGame } from './support/player.ts'

// A browser on a busy machine takes its time.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 120_000 })

/** Writes down every movement the page asks the browser for. Text, so that no compiler touches it. */
const WATCH = `
  window.movements = []
  const animate = Element.prototype.animate
  Element.prototype.animate = function (frames, timing) {
    const label = this.getAttribute('aria-label') ?? this.textContent
    window.movements.push({ label, where: this.closest('section')?.getAttribute('aria-label') ?? '', frames, duration: timing.duration })
    return animate.call(this, frames, timing)
  }
`

interface Movement {
  readonly label: string
  readonly where: string
  readonly frames: readonly { readonly translate?: string }[]
  readonly duration: number
}
const movements = (page: Page): Promise<Movement[]> =>
  page.evaluate(() => (window as unknown as { movements: Movement[] }).movements.splice(0))

let site: Site | null = null
afterEach(() => site?.close())

/** After the player has kept and the bot too: seven lands in hand. */
async function firstTurn(motion: 'reduce' | 'no-preference'): Promise<Page> {
  site = await openSite({ width: 1280, height: 720 }, motion)
  const { page, address } = site
  await setInstantPace(page)
  await page.addInitScript({ content: WATCH })
  await page.goto(address)
  await startGame(page, { seed: 'motion', mine: '40 Mountain', theirs: '40 Island' })
  await question(page)
  await andWaitForScene(page, () => page.keyboard.press('Space'))
  await question(page)
  await movements(page)
  await andWaitForScene(page, () => page.locator('section[aria-label^="Your hand"] [data-mark=legal]').first().click())
  await page.locator('section[aria-label="Your lands"] button').waitFor()
  return page
}

describe('motion', () => {
  it('a land goes from where it was in the hand to its place, in less than a fifth of a second', async () => {
    const page = await firstTurn('no-preference')
    const all = await movements(page)
    const land = all.find(({ where }) => where === 'Your lands')!
    // The hand lies below the lands: the land comes from there.
    const [, down] = land.frames[0]!.translate!.split(' ').map((part) => Number.parseFloat(part))
    expect(down).toBeGreaterThan(100)
    for (const { duration } of all) expect(duration).toBeLessThanOrEqual(200)

    // A card taken back in flight would turn round where it is.
    await page.waitForFunction(() => document.getAnimations().length === 0)
    await andWaitForScene(page, () => page.keyboard.press('z'))
    await page.getByText('Taken back.').waitFor()
    await page.locator('section[aria-label="Your lands"] button').waitFor({ state: 'detached' })
    const back = (await movements(page)).find(
      ({ where, frames }) =>
        where.startsWith('Your hand') && Number.parseFloat(frames[0]?.translate?.split(' ')[1] ?? '0') < -100,
    )
    expect(back).toBeDefined()
  })

  it('the bot’s draw is a back from its library to its hand, and leaves nothing behind', async () => {
    const page = await firstTurn('no-preference')
    await movements(page)
    await page.keyboard.press('Enter')
    await page.waitForFunction(() => document.querySelector('main')?.textContent?.includes('Turn 3'))
    expect((await movements(page)).some(({ where, label }) => where === '' && label === '')).toBe(true)
    await page.waitForFunction(() => document.querySelectorAll('body > [aria-hidden]').length === 0)
  })

  it('there is none for those who want none', async () => {
    const page = await firstTurn('reduce')
    expect(await movements(page)).toEqual([])
  })
})
