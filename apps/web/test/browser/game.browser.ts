import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { openSite, type Site } from '../support/browser.ts'
import { andWaitForScene, chooseObjects, clickLegal, question, setInstantPace, startGame } from '../support/player.ts'

// A browser on a busy machine is slow.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 120_000 })

let site: Site
beforeAll(async () => {
  site = await openSite()
  await setInstantPace(site.page)
})
afterAll(() => site.close())

/** Makes one sensible move: uses a highlighted card, attacks with everything, never blocks, or else passes. */
async function move(): Promise<boolean> {
  const { page } = site
  const asked = await question(page)
  if (!asked) return false
  if (asked.shape === 'objects') {
    await chooseObjects(page, asked)
    return true
  }
  if (asked.shape === 'act' && (await clickLegal(page, 'section[aria-label^="Your hand"] [data-mark=legal]')))
    return true
  if (asked.shape === 'attack') await page.keyboard.press('a')
  await andWaitForScene(page, () => page.keyboard.press('Space'))
  return true
}

describe('a whole game', () => {
  it('is won from the lobby by clicking, with a fixed seed, and can be watched as a replay', async () => {
    const { page, address, errors } = site
    await page.goto(address)
    await startGame(page, { seed: 'browser 1' })
    for (let moves = 0; moves < 600 && (await move()); moves++);
    const dialog = page.getByRole('dialog')
    expect(await dialog.getByRole('heading', { level: 2 }).innerText()).toBe('You win the game')
    expect(await dialog.innerText()).toMatch(/Damage dealt/)

    await dialog.getByRole('button', { name: 'Watch the replay' }).click()
    await page.getByRole('region', { name: 'Replay' }).waitFor()
    await page.getByLabel('Jump to a turn').selectOption({ index: 3 })
    await page.waitForFunction(() => document.querySelector('main')?.textContent?.includes('Turn 3'))
    await page.keyboard.press('ArrowRight')
    await page.getByRole('button', { name: 'View of Ann' }).click()
    await page.getByRole('button', { name: 'View of Bot' }).waitFor()
    await page.getByRole('button', { name: 'Lobby' }).click()
    await page.getByRole('button', { name: 'Play', exact: true }).waitFor()
    expect(await page.getByRole('button', { name: 'Continue' }).count()).toBe(0)
    expect(errors).toEqual([])
  })
})
