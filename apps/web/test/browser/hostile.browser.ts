import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { openSite, resetPage, type Site } from '../support/browser.ts'
import { andWaitForScene, question, startGame } from '../support/player.ts'

// A browser on a busy machine is slow.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 120_000 })

let site: Site
beforeAll(async () => {
  site = await openSite()
})
beforeEach(() => resetPage(site))
afterAll(() => site.close())

/** Loads the page with these values stored. */
async function openWith(stored: Readonly<Record<string, string>>): Promise<void> {
  const { page, address } = site
  await page.evaluate((values) => {
    for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value)
  }, stored)
  await page.goto('about:blank')
  await page.goto(address)
}

const KEYS = ['spellwright.settings', 'spellwright.lobby', 'spellwright.decks', 'spellwright.game']
const VALUES = [
  '',
  'x',
  'null',
  '5',
  '[]',
  '{"stops":5,"keys":[],"pace":{},"name":7}',
  '{"mine":{},"bot":[]}',
  '{"games":5}',
]

describe('whatever the browser has stored', () => {
  it.each(VALUES)('the lobby opens, and a game can begin: %s', async (value) => {
    await openWith(Object.fromEntries(KEYS.map((key) => [key, value])))
    await site.page.waitForSelector('button[type=submit]:not([disabled])')
    expect(site.errors).toEqual([])
  })

  it('a saved game that is damaged is refused with a sentence', async () => {
    const setup = {
      decks: [
        { title: 'A', text: '' },
        { title: 'B', text: '' },
      ],
      bestOf: 1,
    }
    const damaged = { format: 'spellwright-match', version: 2, setup, games: [{ answers: [] }] }
    await openWith({ 'spellwright.game.x': JSON.stringify(damaged) })
    await site.page.getByRole('button', { name: 'Continue' }).click()
    await site.page.getByRole('alert').filter({ hasText: 'This file is damaged' }).waitFor()
  })
})

describe('an error in the page', () => {
  it('shows a screen where the game can be downloaded or everything begun anew, and no blank page', async () => {
    const { page } = site
    await startGame(page, { seed: 'crash', mine: '40 Mountain', theirs: '40 Island' })
    await andWaitForScene(page, () => page.keyboard.press('Space'))
    await question(page)
    // A view in which the players are missing cannot be shown.
    await page.evaluate(() => {
      const root = document.getElementById('root')
      const key = Object.keys(root ?? {}).find((name) => name.startsWith('__reactContainer'))
      type Fiber = { memoizedProps?: { value?: { store?: { setState(state: object): void } } }; child?: Fiber }
      let fiber = (root as unknown as Record<string, Fiber>)[key ?? '']
      while (fiber && fiber.memoizedProps?.value?.store === undefined) fiber = fiber.child as Fiber
      fiber?.memoizedProps?.value?.store?.setState({ scene: { view: {} } })
    })
    await page.getByRole('heading', { name: 'The page has failed' }).waitFor()
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download the game' }).click()
    expect((await download).suggestedFilename()).toBe('spellwright-game.json')
    await page.getByRole('button', { name: 'Load the page again' }).click()
    await page.getByRole('button', { name: 'Continue' }).click()
    await question(page)
  })
})

describe('two tabs', () => {
  it('have a game each; the second says which is open in the first', async () => {
    const { page, context, address } = site
    await startGame(page, { seed: 'first', mine: '40 Mountain', theirs: '40 Island' })
    await andWaitForScene(page, () => page.keyboard.press('Space'))
    const second = await context.newPage()
    await second.goto(address)
    await second.getByText('Open in another tab:').waitFor()
    expect(await second.getByRole('button', { name: 'Continue' }).count()).toBe(0)
    await startGame(second, { seed: 'second', mine: '40 Forest', theirs: '40 Swamp' })
    await andWaitForScene(second, () => second.keyboard.press('Space'))
    const games = await page.evaluate(() =>
      Object.keys(localStorage).filter((key) => key.startsWith('spellwright.game.')),
    )
    expect(games).toHaveLength(2)
    await second.close()
    expect(site.errors).toEqual([])
  })
})

describe('the content security policy', () => {
  it('keeps out code that is not of the page', async () => {
    const { page } = site
    const ran = await page.evaluate(async () => {
      const script = document.createElement('script')
      script.textContent = 'globalThis.strange = true'
      document.body.append(script)
      return 'strange' in globalThis
    })
    expect(ran).toBe(false)
    expect(
      await page.evaluate(() =>
        fetch('https://example.com').then(
          () => 'sent',
          () => 'refused',
        ),
      ),
    ).toBe('refused')
  })
})

describe('the deck box', () => {
  it('takes seventy unknown names while typing goes on', async () => {
    const { page } = site
    await page.waitForSelector('button[type=submit]:not([disabled])')
    const mine = page.getByRole('group', { name: 'Your deck' })
    await mine.locator('label', { has: page.getByRole('radio', { name: 'Your own list' }) }).click()
    const box = page.getByLabel('Your deck: list')
    await box.fill(Array.from({ length: 70 }, (_, at) => `1 Unknown Card Number ${at}`).join('\n'))
    await box.press('End')
    await box.pressSequentially('\n4 Mountain')
    expect(await box.inputValue()).toContain('4 Mountain')
    await mine.getByText('74 cards').waitFor()
    expect(await mine.getByText('No card is called').count()).toBe(70)
  })
})
