import { AxeBuilder } from '@axe-core/playwright'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { openSite, type Site } from '../support/browser.ts'
import { andWaitForScene, question, setInstantPace, startGame } from '../support/player.ts'

// A browser on a busy machine is slow.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 120_000 })

let site: Site
beforeAll(async () => {
  site = await openSite()
  await setInstantPace(site.page)
})
afterAll(() => site.close())

async function findings(): Promise<unknown[]> {
  const { violations } = await new AxeBuilder({ page: site.page }).analyze()
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => [id, nodes.map(({ html }) => html.slice(0, 200))])
}

describe('accessibility', () => {
  it('the lobby, the opening hand, a game with its dialogs and its end have no serious findings', async () => {
    const { page, address } = site
    await page.goto(address)
    await page.waitForSelector('button[type=submit]:not([disabled])')
    expect(await findings()).toEqual([])
    await startGame(page, { seed: 'axe', mine: '20 Goblin Lackey\n20 Mountain', theirs: '40 Island' })
    await question(page)
    expect(await findings()).toEqual([])
    await andWaitForScene(page, () => page.keyboard.press('Space'))
    await question(page)
    await andWaitForScene(page, () =>
      page
        .getByRole('button', { name: /^Mountain.*can be chosen/ })
        .first()
        .click(),
    )
    await question(page)
    expect(await findings()).toEqual([])
    await page.getByRole('button', { name: 'Settings' }).click()
    expect(await findings()).toEqual([])
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Leave' }).click()
    await page.getByRole('button', { name: 'Concede the game' }).click()
    await page.getByRole('dialog', { name: 'You lose the game' }).waitFor()
    expect(await findings()).toEqual([])
  })
})
