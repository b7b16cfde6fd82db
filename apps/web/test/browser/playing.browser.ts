import { BUILT_IN_DECKS } from 'spellwright/play'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { openSite, resetPage, type Site } from '../support/browser.ts'
import { andWaitForScene, question, setInstantPace, startGame } from '../support/player.ts'

const LACKEYS = '20 Goblin Lackey\n20 Mountain'
const NOTHING = '40 Island'

// A browser on a busy machine is slow.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 120_000 })

let site: Site
beforeAll(async () => {
  site = await openSite()
  await setInstantPace(site.page)
})
beforeEach(() => resetPage(site))
afterAll(() => site.close())

const handCards = (): Promise<number> => site.page.locator('section[aria-label^="Your hand"] button').count()

describe('undo', () => {
  it('returns a played land to the hand; after a draw it is refused with the reason', async () => {
    const { page } = site
    await startGame(page, { seed: 'undo', mine: '40 Mountain', theirs: NOTHING })
    await andWaitForScene(page, () => page.keyboard.press('Space'))
    expect((await question(page))?.shape).toBe('act')
    expect(await handCards()).toBe(7)
    await andWaitForScene(page, () =>
      page.locator('section[aria-label^="Your hand"] [data-mark=legal]').first().click(),
    )
    await question(page)
    expect(await handCards()).toBe(6)
    await andWaitForScene(page, () => page.keyboard.press('z'))
    expect(await handCards()).toBe(7)
    await page.getByText('Taken back.').waitFor()

    await andWaitForScene(page, () => page.keyboard.press('Enter'))
    await page.waitForFunction(() => document.querySelector('main')?.textContent?.includes('Turn 3'))
    await question(page)
    await page.keyboard.press('z')
    await page.getByText('Hidden information has been revealed').waitFor()
    expect(site.errors).toEqual([])
  })
})

describe('an unfinished game', () => {
  it('is continued from the lobby in the same position', async () => {
    const { page, address } = site
    await startGame(page, { seed: 'reload', mine: LACKEYS, theirs: NOTHING })
    await andWaitForScene(page, () => page.keyboard.press('Space'))
    await question(page)
    await andWaitForScene(page, () =>
      page
        .getByRole('button', { name: /^Mountain.*can be chosen/ })
        .first()
        .click(),
    )
    await question(page)
    const log = await page.getByLabel('What happened so far').innerText()
    await page.goto('about:blank')
    await page.goto(address)
    // The lobby remembers the last choices.
    expect(await page.locator('input[name=bot][value=random]').isChecked()).toBe(true)
    expect(await page.getByLabel('Who starts').inputValue()).toBe('you')
    await page.getByRole('button', { name: 'Continue' }).click()
    await question(page)
    expect(await page.getByLabel('What happened so far').innerText()).toBe(log)
    expect(await page.locator('section[aria-label="Your lands"] button').count()).toBe(1)
  })

  it('of another version is refused with a sentence and not deleted', async () => {
    const { page, address } = site
    const old =
      '{"format":"spellwright-match","version":99,"setup":{"decks":[{"title":"A"},{"title":"B"}]},"games":[{"answers":[]}]}'
    await page.evaluate((file) => localStorage.setItem('spellwright.game', file), old)
    await page.goto('about:blank')
    await page.goto(address)
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByRole('alert').filter({ hasText: 'another version' }).waitFor()
    expect(await page.evaluate(() => localStorage.getItem('spellwright.game'))).toBe(old)
  })
})

describe('the lobby', () => {
  it('has a tile for every built-in deck, describes the chosen one, and fits on the screen', async () => {
    const { page } = site
    await page.waitForSelector('button[type=submit]:not([disabled])')
    const mine = page.getByRole('group', { name: 'Your deck' })
    expect(await mine.getByRole('radio').count()).toBe(BUILT_IN_DECKS.length + 1)
    for (const { title, description } of BUILT_IN_DECKS) {
      const tile = page.getByRole('radio', { name: title, exact: true })
      await mine.locator('label', { has: tile }).click()
      await mine.getByText(description).waitFor()
      expect(await mine.getByRole('radio', { name: title, exact: true }).isChecked()).toBe(true)
    }
    const play = await page.getByRole('button', { name: 'Play', exact: true }).boundingBox()
    expect((play?.y ?? 720) + (play?.height ?? 0)).toBeLessThanOrEqual(720)
  })

  it('[S1.6] shows the decks of a format, and plays one whose cards are loaded for it', async () => {
    const { page } = site
    await page.waitForSelector('button[type=submit]:not([disabled])')
    const mine = page.getByRole('group', { name: 'Your deck' })
    await mine.getByRole('button', { name: 'Modern', exact: true }).click()
    expect(await mine.getByRole('radio').count()).toBe(10 + 1)
    await mine.locator('label', { has: page.getByRole('radio', { name: 'Modern Boros Energy', exact: true }) }).click()
    await mine.getByText('Quick creatures that make energy').waitFor()
    await page.getByRole('button', { name: 'Play', exact: true }).click()
    expect(await question(page)).not.toBeNull()
    expect(site.errors).toEqual([])
  })

  it('shows the list of a built-in deck', async () => {
    const { page } = site
    await page.waitForSelector('button[type=submit]:not([disabled])')
    const mine = page.getByRole('group', { name: 'Your deck' })
    await mine.locator('label', { has: page.getByRole('radio', { name: 'Premodern Sligh', exact: true }) }).click()
    expect(await mine.getByText('4 Fireblast').isVisible()).toBe(false)
    await mine.getByText('Show the list').click()
    await mine.getByText('4 Fireblast').waitFor()
  })
})

describe('a deck with errors', () => {
  it('shows each error with its line, lists unsupported cards, and cannot be played', async () => {
    const { page } = site
    await page.waitForSelector('button[type=submit]:not([disabled])')
    const mine = page.getByRole('group', { name: 'Your deck' })
    await mine.getByText('Your own list').click()
    await page.getByLabel('Your deck: list').fill('4 Goblin Lacky\n20 Mountain\nfour Shocks\n4 Chaos Orb')
    await mine.getByText('Line 1:').waitFor()
    expect(await mine.getByRole('listitem').allInnerTexts()).toEqual([
      expect.stringMatching(/Line 1: .*Did you mean "Goblin Lackey"/),
      expect.stringMatching(/Line 3: /),
    ])
    expect(await mine.innerText()).toMatch(/Not supported: .*Chaos Orb/)
    expect(await page.getByRole('button', { name: 'Play', exact: true }).isDisabled()).toBe(true)
    await page.getByLabel('Your deck: list').fill(LACKEYS)
    await page.waitForSelector('button[type=submit]:not([disabled])')
  })

  it('[S7.2] unsupported cards are played by hand at the kitchen table', async () => {
    const { page } = site
    await startGame(page, { seed: 'kitchen', mine: '40 Chaos Orb', theirs: NOTHING, kitchenTable: true })
    await andWaitForScene(page, () => page.keyboard.press('Space'))
    await question(page)
    await page.locator('section[aria-label^="Your hand"] button').first().click()
    await andWaitForScene(page, () => page.getByRole('menuitem', { name: 'Move to battlefield' }).click())
    await question(page)
    await page.locator('section[aria-label="Your other permanents"] button').first().click()
    await andWaitForScene(page, () => page.getByRole('menuitem', { name: 'Tap', exact: true }).click())
    await page.locator('section[aria-label="Your other permanents"] [data-tapped]').first().waitFor()
  })
})

describe('paying mana', () => {
  const HAND = 'section[aria-label^="Your hand"]'
  const LANDS = 'section[aria-label="Your lands"]'

  /** A game with a land on the battlefield and a creature in hand that it can pay for. */
  async function landAndCreature(): Promise<void> {
    const { page } = site
    await startGame(page, { seed: 'mana', mine: LACKEYS, theirs: NOTHING })
    await andWaitForScene(page, () => page.keyboard.press('Space'))
    await question(page)
    await andWaitForScene(page, () => page.locator(`${HAND} button[aria-label^="Mountain"]`).first().click())
    await question(page)
  }

  it('shows in advance which lands will pay, and takes one click', async () => {
    const { page } = site
    await landAndCreature()
    const creature = page.locator(`${HAND} button[aria-label^="Goblin Lackey"]`).first()
    await creature.hover()
    await page.locator(`${LANDS} [data-mark=planned]`).waitFor()
    await andWaitForScene(page, () => creature.click())
    await page.locator('section[aria-label="Your other permanents"] button').waitFor()
    expect(await page.locator(`${LANDS} [data-tapped]`).count()).toBeGreaterThan(0)
  })

  it('is done by hand after a Shift-click, and canceling it takes back the cast', async () => {
    const { page } = site
    await landAndCreature()
    const before = await handCards()
    const creature = page.locator(`${HAND} button[aria-label^="Goblin Lackey"]`).first()
    await andWaitForScene(page, () => creature.click({ modifiers: ['Shift'] }))
    expect((await question(page))?.shape).toBe('pay')
    await andWaitForScene(page, () => page.keyboard.press('Escape'))
    expect((await question(page))?.shape).toBe('act')
    expect(await handCards()).toBe(before)

    await andWaitForScene(page, () => creature.click({ modifiers: ['Shift'] }))
    expect((await question(page))?.shape).toBe('pay')
    await andWaitForScene(page, () => page.locator(`${LANDS} button`).first().click())
    await page.locator('section[aria-label="Your other permanents"] button').waitFor()
  })

  it('can be taken back after tapping a land', async () => {
    const { page } = site
    await landAndCreature()
    await andWaitForScene(page, () => page.locator(`${LANDS} button`).first().click())
    await page.getByRole('region', { name: "Ann's side" }).getByText('Mana').waitFor()
    await question(page)
    await andWaitForScene(page, () => page.keyboard.press('z'))
    expect(await page.locator(`${LANDS} button[data-tapped]`).count()).toBe(0)
  })
})

describe('the preview of a creature', () => {
  it('shows which card changes it, and in which layer', async () => {
    const { page } = site
    await startGame(page, {
      seed: 'why',
      mine: '20 Goblin King\n20 Goblin Lackey',
      theirs: NOTHING,
      kitchenTable: true,
    })
    await andWaitForScene(page, () => page.keyboard.press('Space'))
    for (const name of ['Goblin King', 'Goblin Lackey']) {
      await question(page)
      await page.locator(`section[aria-label^="Your hand"] button[aria-label^="${name}"]`).first().click()
      await andWaitForScene(page, () => page.getByRole('menuitem', { name: 'Move to battlefield' }).click())
    }
    await question(page)
    await page.getByRole('button', { name: /^Goblin Lackey, Creature — Goblin, 2\/2/ }).hover()
    await page.locator('aside').getByText('Why: Goblin Lackey 1/1 → Goblin Lackey 2/2').waitFor()
    expect(await page.locator('aside li').allInnerTexts()).toContainEqual(
      expect.stringMatching(/7c\s*Goblin King: .*\+1\/\+1/),
    )
  })
})

describe('the keyboard alone', () => {
  it('is enough to keep, play lands, cast, attack and win', async () => {
    const { page } = site
    // Choose "Your own list" for both decks with the keyboard.
    await page.waitForSelector('button[type=submit]:not([disabled])')
    for (const [title, list] of [
      ['Your deck', LACKEYS],
      ['The bot’s deck', NOTHING],
    ] as const) {
      await page.getByRole('group', { name: title }).getByRole('radio').first().focus()
      await page.keyboard.press('ArrowUp')
      await page.getByLabel(`${title}: list`).focus()
      await page.keyboard.insertText(list)
      await page
        .getByRole('group', { name: title })
        .getByText(/^40 cards/)
        .waitFor()
    }
    await page.getByLabel('Who starts').focus()
    await page.keyboard.press('y')
    await page.getByLabel('Seed').focus()
    await page.keyboard.press('Control+a')
    await page.keyboard.insertText('keys')
    await page.keyboard.press('Enter')
    await page.waitForSelector('main[data-seq]')
    for (let moves = 0; moves < 400; moves++) {
      const asked = await question(page)
      if (!asked) break
      if (asked.shape === 'act') {
        await page.keyboard.press('Escape')
        const card = page.locator('section[aria-label^="Your hand"] [data-mark=legal]').first()
        if ((await card.count()) > 0) {
          await card.focus()
          await andWaitForScene(page, () => page.keyboard.press('Enter'))
          continue
        }
      }
      if (asked.shape === 'attack') await page.keyboard.press('a')
      await andWaitForScene(page, () => page.keyboard.press('Space'))
    }
    expect(await page.getByRole('dialog').getByRole('heading', { level: 2 }).innerText()).toBe('You win the game')
    await page.keyboard.press('Escape')
    await page.keyboard.press('?')
    await page.getByRole('dialog', { name: 'Keys' }).waitFor()
    expect(site.errors).toEqual([])
  })
})
