import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { openSite, resetPage, type Site } from '../support/browser.ts'
import { andWaitForScene, question, setInstantPace, startGame } from '../support/player.ts'

// A browser on a busy machine is slow.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 120_000 })

const LIST = '20 Goblin Lackey\n20 Mountain'

let site: Site
beforeAll(async () => {
  site = await openSite()
  await setInstantPace(site.page)
})
beforeEach(() => resetPage(site))
afterAll(() => site.close())

async function reload(): Promise<void> {
  const { page, address } = site
  await page.goto('about:blank')
  await page.goto(address)
  await page.waitForSelector('button[type=submit]:not([disabled])')
}

async function concede(): Promise<void> {
  const { page } = site
  await question(page)
  await andWaitForScene(page, () => page.keyboard.press('Space'))
  await question(page)
  await page.getByRole('button', { name: 'Leave' }).click()
  await page.getByRole('button', { name: 'Concede the game' }).click()
  await page.getByRole('dialog', { name: 'You lose the game' }).waitFor()
}

describe('the lobby', () => {
  it('has the own list, the opponent and the options of the last game, after the game and after a reload', async () => {
    const { page } = site
    await startGame(page, { seed: 'again', mine: LIST, starts: 'opponent', bestOf: '3', bot: 'random' })
    await page.getByRole('button', { name: 'Leave' }).click()
    await page.getByRole('button', { name: 'To the lobby' }).click()
    for (const visit of ['after the game', 'after a reload']) {
      if (visit === 'after a reload') await reload()
      await page.waitForSelector('button[type=submit]:not([disabled])')
      expect(await page.getByLabel('Your deck: list').inputValue(), visit).toBe(LIST)
      expect(await page.getByLabel('Who starts').inputValue(), visit).toBe('opponent')
      expect(await page.getByLabel('Match').inputValue(), visit).toBe('3')
      expect(await page.locator('input[name=bot]:checked').inputValue(), visit).toBe('random')
    }
  })

  it('saves several lists by name and opens them again', async () => {
    const { page } = site
    const mine = page.getByRole('group', { name: 'Your deck' })
    await mine.getByText('Your own list').click()
    for (const [name, list] of [
      ['Lackeys', LIST],
      ['Hills', '40 Mountain'],
    ] as const) {
      await page.getByLabel('Your deck: list').fill(list)
      await mine.getByLabel('Name to save the list under').fill(name)
      await mine.getByRole('button', { name: 'Save the list' }).click()
    }
    await mine.getByLabel('Saved decks').selectOption('Lackeys')
    expect(await page.getByLabel('Your deck: list').inputValue()).toBe(LIST)
    await reload()
    await mine.getByText('Your own list').click()
    expect(await mine.getByLabel('Saved decks').locator('option').allInnerTexts()).toEqual([
      'Saved decks …',
      'Hills',
      'Lackeys',
    ])
  })
})

describe('the games that are over', () => {
  it('are listed with the win rate of each deck, and can be watched', async () => {
    const { page } = site
    await startGame(page, { seed: 'history', mine: LIST, theirs: '40 Island' })
    await concede()
    await page.getByRole('dialog').getByRole('button', { name: 'Lobby' }).click()
    await page.getByRole('button', { name: 'Your games' }).click()
    const dialog = page.getByRole('dialog', { name: 'Your games' })
    expect(await dialog.getByRole('table', { name: 'Decks' }).innerText()).toMatch(/Your list\s+1\s+0\s+0 %/)
    expect(await dialog.getByRole('table', { name: /^Games/ }).innerText()).toMatch(/Lost, 1 turn/)
    await dialog.getByRole('button', { name: /^Watch/ }).click()
    await page.getByRole('region', { name: 'Replay' }).waitFor()
  })
})

describe('what is stored', () => {
  it.each(['{', 'null', '[1, {"id": 7}, null]', '"text"', '{"deck": {"title": 5}}'])(
    'never breaks the page: %s under every key',
    async (value) => {
      const { page } = site
      await page.evaluate((stored) => {
        const keys = ['game', 'settings', 'decks', 'lobby', 'guest', 'firstGame', 'history', 'deck-box']
        for (const key of keys) localStorage.setItem(`spellwright.${key}`, stored)
        localStorage.setItem('spellwright.replay.x.1', stored)
      }, value)
      await reload()
      await page.getByRole('button', { name: 'Your games' }).click()
      await page.getByRole('dialog', { name: 'Your games' }).waitFor()
      await page.keyboard.press('Escape')
      await page.getByRole('group', { name: 'Your deck' }).getByText('Your own list').click()
      await page.getByLabel('Your deck: list').waitFor()
      expect(site.errors).toEqual([])
    },
  )
})
