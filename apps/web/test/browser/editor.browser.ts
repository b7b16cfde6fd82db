import { AxeBuilder } from '@axe-core/playwright'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { openSite, resetPage, type Site } from '../support/browser.ts'

// A browser on a busy machine is slow.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 120_000 })

let site: Site
beforeAll(async () => {
  site = await openSite({ width: 1280, height: 900 })
})
afterAll(() => site.close())

async function findings(): Promise<unknown[]> {
  const { violations } = await new AxeBuilder({ page: site.page }).analyze()
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => [id, nodes.map(({ html }) => html.slice(0, 200))])
}

/** Presses Tab until the element with this name has the focus. */
async function tabTo(name: string): Promise<void> {
  const { page } = site
  const nameOf = (): Promise<string> =>
    page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '')
  for (let presses = 0; presses < 80; presses++) {
    if ((await nameOf()).trim() === name) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not reach ${name}.`)
}

const deckText = (): Promise<string> => site.page.getByRole('region', { name: 'Deck', exact: true }).innerText()

describe('the deck editor', () => {
  it('builds, changes and keeps a deck by keyboard alone', async () => {
    await resetPage(site)
    const { page, errors } = site
    await page.waitForSelector('button[type=submit]:not([disabled])')
    await tabTo('Deck editor')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Deck editor' }).waitFor()
    await page.keyboard.press('/')
    await page.keyboard.type('goblin lackey')
    await page.getByRole('option', { name: /^Goblin Lackey/ }).waitFor()
    for (let copies = 0; copies < 4; copies++) await page.keyboard.press('Enter')
    await page.keyboard.press('Shift+Enter')
    await page.getByRole('button', { name: 'Move one Goblin Lackey to the deck' }).waitFor()
    await tabTo('One Goblin Lackey less')
    await page.keyboard.press('Enter')
    await page.waitForFunction(() =>
      document.querySelector('section[aria-label=Deck]')?.textContent?.includes('3 cards'),
    )
    expect(await deckText()).toContain('Sideboard')
    expect(await findings()).toEqual([])
    await tabTo('Name of the deck')
    await page.keyboard.press('Control+A')
    await page.keyboard.type('Keys')
    await tabTo('Save')
    await page.keyboard.press('Enter')
    await page.getByText('“Keys” is kept in this browser.').waitFor()
    expect(errors).toEqual([])
  })

  it('searches texts of all cards, by type, colour and mana value', async () => {
    const { page } = site
    await page.getByLabel('Search all cards').fill('t:goblin haste')
    await page.getByRole('option', { name: /^Goblin Warchief/ }).waitFor()
    await page.getByLabel('Mana value', { exact: true }).selectOption('1')
    await page.getByRole('option', { name: /^Goblin Warchief/ }).waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'red' }).click()
    expect(await page.getByRole('option').count()).toBeGreaterThan(0)
    await page.getByLabel('Which cards').selectOption('unsupported')
    await page.getByText('0 cards', { exact: true }).waitFor()
    await page.getByLabel('Which cards').selectOption('all')
  })

  it('a link with a deck opens it in another browser window', async () => {
    const { page, context } = site
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.getByRole('button', { name: 'Link', exact: true }).click()
    await page.getByText('The link to this deck is in your clipboard.').waitFor()
    const address = await page.evaluate(() => navigator.clipboard.readText())
    expect(address).toContain('#deck=')
    const other = await context.newPage()
    await other.goto(address)
    await other.getByRole('heading', { name: /^Keys 3 cards/ }).waitFor()
    await other.close()
  })

  it('a link that was cut off gets a sentence, and the deck that is open stays', async () => {
    const { page } = site
    await page.evaluate(() => {
      location.hash = '#deck=AAAA'
    })
    await page.getByText('The address contains no deck that can be read.').waitFor()
    expect(await deckText()).toContain('Goblin Lackey')
  })

  it('imports and exports lists, shows sample hands, and starts a goldfish game', async () => {
    const { page } = site
    await page.getByRole('button', { name: 'Import' }).click()
    await page
      .getByLabel('List', { exact: true })
      .fill('NAME:Imported\n20 Goblin Lackey\n20 Mountain\nSB: 2 Pyroblast\n')
    await page.getByRole('button', { name: 'Use this list' }).click()
    await page.getByRole('heading', { name: /^Imported 40 cards/ }).waitFor()
    await page.getByRole('button', { name: 'Export' }).click()
    await page.getByLabel('For').selectOption('cockatrice')
    await page.waitForFunction(() =>
      document.querySelector<HTMLTextAreaElement>('dialog textarea')?.value.includes('<zone name="side">'),
    )
    expect(await findings()).toEqual([])
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Sample hand' }).click()
    const hand = page.getByRole('list', { name: 'Hand' }).getByRole('listitem')
    await hand.nth(6).waitFor()
    expect(await hand.count()).toBe(7)
    await page.getByRole('button', { name: 'Draw a card' }).click()
    await hand.nth(7).waitFor()
    await page.getByRole('button', { name: 'Goldfish game' }).click()
    await page.getByText('Goldfish').first().waitFor()
    expect(site.errors).toEqual([])
  })
})
