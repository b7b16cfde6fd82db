import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { openSite, resetPage, type Site } from '../support/browser.ts'
import { andWaitForScene, question, setInstantPace, startGame } from '../support/player.ts'

// A browser on a busy machine is slow.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 120_000 })

/** Changes the built worker, so that the bot's worker it creates never answers. */
function muteBot({ folder }: Site): void {
  const assets = join(folder, 'assets')
  for (const name of readdirSync(assets).filter((file) => file.startsWith('worker-'))) {
    const path = join(assets, name)
    if (name.endsWith('.js'))
      writeFileSync(path, `${readFileSync(path, 'utf8')}\nself.Worker = class { postMessage() {} terminate() {} }\n`)
    else rmSync(path) // the compressed copies
  }
}

let site: Site
beforeAll(async () => {
  site = await openSite()
  await setInstantPace(site.page)
  muteBot(site)
})
beforeEach(async () => {
  await resetPage(site)
  await startGame(site.page, { seed: 'thinking', bot: 'master' })
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
