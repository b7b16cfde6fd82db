import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { openSite, resetPage, type Site } from '../support/browser.ts'
import { andWaitForScene, question, setInstantPace, startGame } from '../support/player.ts'

// A browser on a busy machine is slow.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 120_000 })

const HAND = 'section[aria-label^="Your hand"]'

let site: Site
beforeAll(async () => {
  site = await openSite()
  await setInstantPace(site.page)
})
beforeEach(() => resetPage(site))
afterAll(() => site.close())

/** Plays a land and passes the turn, until the player has two lands. */
async function twoLands(): Promise<void> {
  const { page } = site
  for (let turn = 0; turn < 2; turn++) {
    await question(page)
    await andWaitForScene(page, () => page.locator(`${HAND} button[aria-label^="Mountain"]`).first().click())
    await question(page)
    if (turn > 0) return
    await page.keyboard.press('Enter')
    await page.waitForFunction(() => document.querySelector('main')?.textContent?.includes('Turn 3'))
  }
}

describe('a deck with unsupported cards', () => {
  it('[S7.2] is played with the rules on: the card shows its cost, is paid for, and only it is moved by hand', async () => {
    const { page } = site
    await startGame(page, { seed: 'orb', mine: '20 Chaos Orb\n20 Mountain', theirs: '40 Island' })
    await andWaitForScene(page, () => page.keyboard.press('Space'))
    await twoLands()
    const orb = page.locator(`${HAND} button[aria-label^="Chaos Orb, Artifact"]`).first()
    expect(await orb.getAttribute('aria-description')).toContain('Costs 2.')
    await orb.click()
    await andWaitForScene(page, () => page.getByRole('menuitem', { name: /^Cast Chaos Orb/ }).click())
    await page.locator('section[aria-label="Your other permanents"] button').waitFor()
    expect(await page.locator('section[aria-label="Your lands"] [data-tapped]').count()).toBe(2)
    await question(page)
    await page.locator('section[aria-label="Your lands"] button').first().click()
    expect(await page.getByRole('menuitem').count()).toBe(0)
    await page.locator('section[aria-label="Your other permanents"] button').click()
    await andWaitForScene(page, () => page.getByRole('menuitem', { name: 'Tap', exact: true }).click())
    await page.locator('section[aria-label="Your other permanents"] [data-tapped]').waitFor()
    expect(site.errors).toEqual([])
  })
})
