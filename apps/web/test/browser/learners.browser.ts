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

describe('the first game', () => {
  it('explains itself in six steps, each when the one before is done', async () => {
    const { page } = site
    await page.getByRole('button', { name: 'Play it' }).click()
    const coach = page.getByRole('complementary', { name: 'Your first game' })
    const step = (number: number): Promise<void> => coach.getByText(`Step ${number} of 6`).waitFor()
    await step(1)
    await andWaitForScene(page, () => page.keyboard.press('Space'))
    await step(2)
    await question(page)
    await andWaitForScene(page, () => page.locator(`${HAND} button[aria-label^="Mountain"]`).first().click())
    await step(3)
    await question(page)
    await andWaitForScene(page, () => page.locator(`${HAND} button[aria-label^="Jackal Pup"]`).first().click())
    await page.locator('section[aria-label="Your other permanents"] button').waitFor()
    await step(4)
    await question(page)
    await page.keyboard.press('Enter')
    await step(5)
    for (let moves = 0; moves < 20; moves++) {
      const asked = await question(page)
      if (asked?.shape === 'attack') break
      await andWaitForScene(page, () => page.keyboard.press('Space'))
    }
    await page.keyboard.press('a')
    await andWaitForScene(page, () => page.keyboard.press('Space'))
    await step(6)
    await page.getByRole('button', { name: 'Play on alone' }).click()
    expect(await coach.count()).toBe(0)
    expect(site.errors).toEqual([])
  })

  it('can be skipped, and is not offered again', async () => {
    const { page, address } = site
    await page.getByRole('button', { name: 'No, thanks' }).click()
    await page.goto('about:blank')
    await page.goto(address)
    await page.waitForSelector('button[type=submit]:not([disabled])')
    expect(await page.getByRole('button', { name: 'Play it' }).count()).toBe(0)
  })
})

describe('a click on a card that cannot be used', () => {
  it('says why', async () => {
    const { page } = site
    await startGame(page, { seed: 'why not', mine: '12 Hill Giant\n28 Mountain', theirs: '40 Island' })
    await andWaitForScene(page, () => page.keyboard.press('Space'))
    await question(page)
    await page.locator(`${HAND} button[aria-label^="Hill Giant"]`).first().click()
    await page.getByText(/^Hill Giant: .*pay/).waitFor()
    await andWaitForScene(page, () => page.locator(`${HAND} button[aria-label^="Mountain"]`).first().click())
    await question(page)
    await page.locator(`${HAND} button[aria-label^="Mountain"]`).first().click()
    await page.getByText('Mountain: you have already played a land this turn.').waitFor()
  })
})

describe('in combat', () => {
  it('the damage that comes in is shown, and changes with the blocks that are chosen; the bot’s plays are explained', async () => {
    const { page } = site
    await startGame(page, {
      seed: 'incoming',
      mine: '10 Ornithopter\n30 Plains',
      theirs: '20 Raging Goblin\n20 Mountain',
      bot: 'expert',
      starts: 'opponent',
    })
    for (let moves = 0; moves < 60; moves++) {
      const asked = await question(page)
      if (asked?.shape === 'block') break
      const thopter = page.locator(`${HAND} [data-mark=legal][aria-label^="Ornithopter"]`)
      if (asked?.shape === 'act' && (await thopter.count()) > 0)
        await andWaitForScene(page, () => thopter.first().click())
      else await andWaitForScene(page, () => page.keyboard.press('Space'))
    }
    const prompt = page.getByRole('region', { name: 'What you are asked' })
    const incoming = async (): Promise<number> =>
      Number(/Incoming: (\d+) damage/.exec(await prompt.innerText())?.[1] ?? 0)
    const before = await incoming()
    expect(before).toBeGreaterThan(0)
    await page.locator('section[aria-label="Your other permanents"] [data-mark=legal]').first().click()
    const attacker = page.locator('section[aria-label="Opponent\'s other permanents"] [data-mark=legal]')
    if ((await attacker.count()) > 0) await attacker.first().click()
    await page.waitForFunction(
      (amount) => !document.querySelector('[data-bar]')?.textContent?.includes(`Incoming: ${amount} damage`),
      before,
    )
    expect(await incoming()).toBe(before - 1)
    await page.getByRole('button', { name: 'Why?' }).last().click()
    await page.getByText(/^Bot attacks because /).waitFor()
  })
})
