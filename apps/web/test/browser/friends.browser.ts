import { AxeBuilder } from '@axe-core/playwright'
import { createServer, openStore, readConfig } from '@spellwright/server'
import { type BrowserContext, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { buildWeb, site as built } from '../../../../tools/web.mjs'
import { chromiumPath, FLAGS } from '../support/browser.ts'
import { type Line, openLine } from '../support/line.ts'
import { question, setInstantPace } from '../support/player.ts'

// A browser on a busy machine is slow.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 120_000 })

const DECK = '24 Goblin Piker\n16 Mountain'

describe('two people in two browsers', () => {
  let address: string
  let bobsLine: Line
  let stop: () => Promise<void>
  const contexts: BrowserContext[] = []

  beforeAll(async () => {
    buildWeb()
    const store = openStore({ databaseUrl: undefined, folder: undefined })
    const server = await createServer(readConfig({ LOG_LEVEL: 'error' }, built), () => store)
    address = `${await server.app.listen({ host: '127.0.0.1', port: 0 })}/`
    bobsLine = await openLine(Number(new URL(address).port))
    stop = () => server.stop('The test is over.')
  })
  afterAll(async () => {
    bobsLine.close()
    for (const context of contexts) await context.browser()?.close()
    await stop()
  })

  async function openPage(
    name: string,
    viewport: { width: number; height: number },
    to: string = address,
  ): Promise<Page> {
    const browser = await chromium.launch({ executablePath: chromiumPath(), args: FLAGS, headless: true })
    const context = await browser.newContext({ viewport, reducedMotion: 'reduce' })
    contexts.push(context)
    const page = await context.newPage()
    await setInstantPace(page)
    await page.goto(to)
    await page.waitForSelector('button[type=submit]:not([disabled])')
    await page.getByLabel('Your name').fill(name)
    return page
  }

  const findings = async (page: Page): Promise<unknown[]> => {
    const { violations } = await new AxeBuilder({ page }).analyze()
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, nodes }) => [id, nodes.map(({ html }) => html.slice(0, 200))])
  }

  async function bringDeck(page: Page): Promise<void> {
    await page.getByRole('group', { name: 'Your deck' }).getByText('Your own list').click()
    await page.getByLabel('Your deck: list').fill(DECK)
    await page.getByRole('button', { name: 'Ready', exact: true }).click()
  }

  it('play from the lobby of one to the victory of the other, with a reload and a lost connection', async () => {
    const ann = await openPage('Ann', { width: 1280, height: 720 })
    const bob = await openPage('Bob', { width: 390, height: 844 }, bobsLine.address)
    await ann.getByRole('button', { name: 'Play with a friend' }).click()
    expect(await findings(ann)).toEqual([])
    await ann.getByRole('form', { name: 'Create a room' }).getByLabel('Match').selectOption('1')
    await ann.getByRole('form', { name: 'Create a room' }).getByLabel('Who starts').selectOption('creator')
    await ann.getByRole('button', { name: 'Create the room' }).click()
    const link = await ann.getByLabel('Link to this room').inputValue()
    expect(link).toMatch(/#room=[A-Z]{6}$/)

    await bob.goto('about:blank')
    await bob.goto(link.replace(address, bobsLine.address))
    await bob.getByRole('region', { name: 'Seat 1' }).getByText('Ann').waitFor()
    await ann.getByRole('region', { name: 'Seat 2' }).getByText('Bob').waitFor()
    expect(await findings(ann)).toEqual([])
    await bringDeck(ann)
    await bringDeck(bob)

    await ann.waitForSelector('main[data-seq]')
    await bob.waitForSelector('main[data-seq]')
    await ann.getByLabel('Say something').fill('<b>hello</b>')
    await ann.keyboard.press('Enter')
    await ann.getByRole('region', { name: 'Chat' }).getByText('<b>hello</b>').waitFor()
    // The keys of the table work again once the chat does not have the focus.
    await ann.getByLabel('Say something').blur()

    // Both keep their hands; Ann starts, so she is asked first.
    const keep = async (page: Page): Promise<void> => {
      await page.waitForSelector('section[data-open]')
      const asked = await question(page)
      if (asked?.shape === 'options') await page.keyboard.press('Space')
    }
    await keep(ann)
    await bob.waitForSelector('section[data-open]')

    // A reload comes back to the same question.
    const before = await question(bob)
    await bob.reload()
    await bob.waitForSelector('section[data-open]')
    expect(await question(bob)).toEqual(before)

    // Bob's train enters a tunnel: Bob reads that the connection is lost, and Ann how long to wait.
    const seen = await question(bob)
    bobsLine.cut()
    await bob.getByText('The connection was lost. Trying again').first().waitFor()
    await ann.getByText(/Bob lost the connection\. You can claim the win in \d+:\d\d\./).waitFor()
    await ann.getByText('away', { exact: true }).waitFor()
    bobsLine.mend()
    await ann.getByText(/Bob lost the connection/).waitFor({ state: 'detached' })
    expect(await question(bob)).toEqual(seen)
    await keep(bob)

    await ann.waitForSelector('main[data-seq]')
    await bob.getByRole('button', { name: 'Leave' }).click()
    await bob.getByRole('button', { name: 'Concede the game' }).click()
    await ann.getByRole('dialog', { name: 'You win the game' }).waitFor()
    await bob.getByRole('dialog', { name: 'You lose the game' }).waitFor()
    expect(await findings(ann)).toEqual([])

    // The replay opens in the same page, and by its link.
    const replay = await bob.getByRole('link', { name: 'Link to the replay' }).getAttribute('href')
    await ann.getByRole('button', { name: 'Watch the replay' }).click()
    await ann.getByRole('slider').waitFor()
    await bob.goto(new URL(replay ?? '', bob.url()).href)
    await bob.reload()
    await bob.getByRole('slider').waitFor()
  })

  it('a page without a server says why friends cannot join', async () => {
    const page = await openPage('Eve', { width: 1280, height: 720 })
    // No socket can be opened where there is no server.
    await page.addInitScript(`window.WebSocket = function () {
      const socket = { send() {}, close() {} }
      setTimeout(() => socket.onclose?.({ code: 1006, reason: '' }), 0)
      return socket
    }`)
    await page.reload()
    await page.waitForSelector('button[type=submit]:not([disabled])')
    await page.getByRole('button', { name: 'Play with a friend' }).click()
    await page
      .getByText(/There is no Spellwright server at this address/)
      .first()
      .waitFor()
  })
})
