import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { openSite, resetPage, type Site } from './support/browser.ts'
import { andWaitForScene, question, setInstantPace, startGame } from './support/player.ts'

// A browser on a busy machine is slow.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 120_000 })

/** Replaces the worker of the bot with one that never answers. It is a string, so that no compiler changes it. */
const MUTE_BOT = `
  const RealWorker = window.Worker
  const script = (text) => URL.createObjectURL(new Blob([text], { type: 'text/javascript' }))
  const mute = script('self.Worker = class { postMessage() {} terminate() {} }')
  window.Worker = class extends RealWorker {
    constructor(address, options) {
      super(script('import "' + mute + '"; import "' + address + '"'), options)
    }
  }
`

let site: Site
beforeAll(async () => {
  site = await openSite()
  await setInstantPace(site.page)
  await site.page.addInitScript({ content: MUTE_BOT })
})
beforeEach(async () => {
  await resetPage(site)
  await startGame(site.page, { seed: 'thinking', bot: 'search' })
  await question(site.page)
  await site.page.getByRole('button', { name: /^Keep/ }).click()
  await site.page.getByRole('status').filter({ hasText: 'thinking' }).waitFor()
})
afterAll(() => site.close())

describe('while the bot thinks', () => {
  it('the page shows it, and the last decision can be taken back', async () => {
    const { page } = site
    await page.getByText('Bot is thinking').waitFor()
    await andWaitForScene(page, () => page.keyboard.press('z'))
    expect((await question(page))?.purpose).toBe('mulligan')
    expect(site.errors).toEqual([])
  })

  it('the player can concede and play again', async () => {
    const { page } = site
    await page.getByRole('button', { name: 'Leave' }).click()
    await page.getByRole('button', { name: 'Concede the game' }).click()
    await page.getByRole('dialog', { name: 'You lose the game' }).waitFor()
    await page.getByRole('button', { name: 'Rematch' }).click()
    await page.waitForFunction(() => document.querySelector('dialog[open]') === null)
    expect((await question(page))?.purpose).toBe('mulligan')
    expect(site.errors).toEqual([])
  })

  it('previews of cards are shown', async () => {
    const { page } = site
    await page.locator('section[aria-label^="Your hand"] button').first().hover()
    await page.locator('aside').waitFor()
  })
})
