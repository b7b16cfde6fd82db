import type { Page } from 'playwright-core'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { openSite, type Site } from '../support/browser.ts'
import { andWaitForScene, question, setInstantPace, startGame } from '../support/player.ts'

// A browser on a busy machine is slow.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 120_000 })

/** Records every animation of the page. It is a string, so that no compiler changes it. */
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
  page.evaluate((): Movement[] => Reflect.get(window, 'movements').splice(0))

let site: Site | null = null
afterEach(() => site?.close())

/** A game in the first turn, after the player has played a land. */
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
  it('a land moves from the hand to its place in less than a fifth of a second', async () => {
    const page = await firstTurn('no-preference')
    const all = await movements(page)
    const land = all.find(({ where }) => where === 'Your lands')
    // The hand is below the lands, so the land comes from below.
    const [, down] = land?.frames[0]?.translate?.split(' ').map((part) => Number.parseFloat(part)) ?? []
    expect(down).toBeGreaterThan(100)
    for (const { duration } of all) expect(duration).toBeLessThanOrEqual(200)

    // Undo waits for the end of the animation, because a card in motion would turn around midway.
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

  it('the bot’s draw is a card back that moves from its library to its hand and then disappears', async () => {
    const page = await firstTurn('no-preference')
    await movements(page)
    await page.keyboard.press('Enter')
    await page.waitForFunction(() => document.querySelector('main')?.textContent?.includes('Turn 3'))
    expect((await movements(page)).some(({ where, label }) => where === '' && label === '')).toBe(true)
    await page.waitForFunction(() => document.querySelectorAll('body > [aria-hidden]').length === 0)
  })

  it('is off if the system asks for reduced motion', async () => {
    const page = await firstTurn('reduce')
    expect(await movements(page)).toEqual([])
  })
})
