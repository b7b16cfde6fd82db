import type { Route } from 'playwright-core'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openSite, type Site } from '../support/browser.ts'
import { andWaitForScene, question, setInstantPace, startGame } from '../support/player.ts'

// A browser on a busy machine takes its time.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 120_000 })

const CARD_DATA = /\/(names|[a-z]|other)-[^/]*\.(txt|jsonl)$/
const LOADING = 'The card library is being loaded; then the list is checked.'

let site: Site
/** What becomes of requests for card data. */
let network: 'holds' | 'fails' | 'answers'
/** Requests that are held. */
let held: Route[]
const pass = (route: Route): Promise<void> => (network === 'fails' ? route.abort() : route.continue())

beforeEach(async () => {
  site = await openSite()
  held = []
  network = 'holds'
  await setInstantPace(site.page)
  // Otherwise the service worker would load the files in its own way.
  await site.page.addInitScript(() => Object.defineProperty(navigator, 'serviceWorker', { value: undefined }))
  await site.page.route(CARD_DATA, async (route) => {
    if (network === 'holds') held.push(route)
    else await pass(route)
  })
  await site.page.goto(site.address)
})
afterEach(() => site.close())

/** From now on the network does this, also with what it held. */
async function letNetwork(next: typeof network): Promise<void> {
  network = next
  await Promise.all(held.splice(0).map(pass))
}

async function paste(list: string): Promise<void> {
  const { page } = site
  await page.waitForSelector('button[type=submit]:not([disabled])')
  await page.getByRole('group', { name: 'Your deck' }).getByText('Your own list').click()
  await page.getByLabel('Your deck: list').fill(list)
}

const lobby = (): Promise<string> => site.page.locator('main').innerText()

describe('while the card library has not been loaded', () => {
  it('a game with built-in decks is played, by the bot too', async () => {
    const { page, errors } = site
    await startGame(page, { seed: 'no library', bot: 'expert' })
    await question(page)
    await andWaitForScene(page, () => page.keyboard.press('Space'))
    await question(page)
    await page.keyboard.press('Enter')
    await page.waitForFunction(() => document.querySelector('main')?.textContent?.includes('Turn 3'))
    expect(errors).toEqual([])
  })

  it('a list with other cards waits for it and says so, and no card is called unknown', async () => {
    const { page } = site
    await paste('4 Hill Giant\n4 Grizly Bears\n4 Shahrazad\n52 Mountain')
    await page.getByText(LOADING).waitFor()
    expect(await page.getByRole('button', { name: 'Play', exact: true }).isDisabled()).toBe(true)
    expect(await lobby()).toContain('Your list has not been checked yet.')
    expect(await lobby()).not.toMatch(/Not supported|Did you mean/)

    await letNetwork('answers')
    await page.getByText('Not supported:').first().waitFor()
    expect(await lobby()).toContain('Did you mean "Grizzly Bears"')
    expect(await lobby()).toMatch(/Not supported: Grizly Bears, Shahrazad\n/)
    expect(await lobby()).not.toContain(LOADING)
  })

  it('a deck that was built in can be chosen meanwhile', async () => {
    const { page } = site
    await paste('60 Hill Giant')
    await page.getByText(LOADING).waitFor()
    await page.getByRole('group', { name: 'Your deck' }).getByText('Goblins').first().click()
    await page.waitForSelector('button[type=submit]:not([disabled])')
    await page.getByRole('button', { name: 'Play', exact: true }).click()
    await page.waitForSelector('main[data-seq]')
  })
})

describe('the card library', () => {
  it('comes in the background, and a game with its cards is played in both workers', async () => {
    const { page, errors } = site
    await letNetwork('answers')
    await startGame(page, {
      seed: 'library',
      bot: 'expert',
      mine: '30 Hill Giant\n30 Mountain',
      theirs: '60 Hill Giant',
    })
    await question(page)
    expect(await page.locator('section[aria-label^="Your hand"]').innerText()).toMatch(/Hill Giant|Mountain/)
    await andWaitForScene(page, () => page.keyboard.press('Space'))
    await question(page)
    await page.keyboard.press('Enter')
    await page.waitForFunction(() => document.querySelector('main')?.textContent?.includes('Turn 3'))
    expect(errors).toEqual([])
  })

  it('is asked for once more where the network failed', async () => {
    const { page } = site
    await letNetwork('fails')
    await paste('60 Hill Giant')
    await page.getByText('The list could not be checked.').waitFor()
    expect(await lobby()).toContain('the network does not answer')
    await letNetwork('answers')
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByText('60 cards').waitFor()
    expect(await lobby()).not.toContain('Not supported')
  })
})
