import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { openSite, type Site } from '../support/browser.ts'
import { question, setInstantPace, startGame } from '../support/player.ts'

// A browser on a busy machine is slow.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 120_000 })

let site: Site
beforeAll(async () => {
  site = await openSite()
  await setInstantPace(site.page)
})
afterAll(() => site.close())

describe('two people at one screen', () => {
  it('hand it over behind a curtain that shows no card', async () => {
    const { page, address } = site
    await page.goto(address)
    await startGame(page, { seed: 'curtain', mine: '40 Mountain', theirs: '40 Island', bot: 'friend' })
    const curtain = page.getByRole('main', { name: 'Hand over the screen' })
    await page.getByRole('button', { name: 'I am Ann' }).click()
    await question(page)
    expect(await page.getByText('Mountain').count()).toBeGreaterThan(0)
    await page.keyboard.press('Space')
    await curtain.getByText('Friend is asked').waitFor()
    expect(await page.getByText('Mountain').count()).toBe(0)
    await page.getByRole('button', { name: 'I am Friend' }).click()
    await question(page)
    expect(await page.getByText('Island').count()).toBeGreaterThan(0)
    expect(await page.getByText('Mountain').count()).toBe(0)
  })
})
