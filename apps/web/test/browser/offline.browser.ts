import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openSite, type Site } from '../support/browser.ts'
import { andWaitForScene, question, setInstantPace, startGame } from '../support/player.ts'

// A browser on a busy machine is slow.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 120_000 })

let site: Site
beforeEach(async () => {
  site = await openSite()
  await setInstantPace(site.page)
  await site.page.goto(site.address)
  await site.page.waitForFunction(() => navigator.serviceWorker.controller !== null)
})
afterEach(() => site.close())

/** Hill Giant is no card of a built-in deck: the library has to be there too. */
const DECKS = { mine: '40 Mountain', theirs: '39 Island\n1 Hill Giant' }

describe('offline', () => {
  it('the page opens from any path, and a game against the bot can be played', async () => {
    const { page } = site
    site.unplug()
    await page.reload()
    await startGame(page, { seed: 'offline', bot: 'expert', ...DECKS })
    await question(page)
    await andWaitForScene(page, () => page.keyboard.press('Space'))
    await question(page)
    await andWaitForScene(page, () =>
      page.locator('section[aria-label^="Your hand"] [data-mark=legal]').first().click(),
    )
    await question(page)
    await page.keyboard.press('Enter')
    await page.waitForFunction(() => document.querySelector('main')?.textContent?.includes('Turn 3'))
    expect(await page.locator('section[aria-label="Opponent\'s lands"] button').count()).toBe(1)
  })

  it('the page can be installed, because its manifest and icons exist', async () => {
    const { page, address } = site
    const manifest = await (await page.request.get(`${address}manifest.webmanifest`)).json()
    expect(manifest).toMatchObject({ name: 'Spellwright', start_url: '.', display: 'standalone' })
    for (const { src } of manifest.icons) expect((await page.request.get(`${address}${src}`)).ok()).toBe(true)
  })
})

describe('a new version', () => {
  it('is shown by the next load, and cached once the old one is closed', async () => {
    const { page, folder, context, address } = site
    const change = (file: string, from: string | RegExp, to: string): void => {
      const path = join(folder, file)
      writeFileSync(path, readFileSync(path, 'utf8').replace(from, to))
    }
    change('index.html', '<title>Spellwright</title>', '<title>Spellwright, newer</title>')
    change('service-worker.js', /VERSION = "[^"]*"/, 'VERSION = "newer"')
    await page.reload()
    expect(await page.title()).toBe('Spellwright, newer')
    await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready
      await registration.update()
      while (!registration.waiting) await new Promise((resolve) => setTimeout(resolve, 50))
    })
    // An address outside the service worker's scope closes the old version, and its caches can still be read there.
    await page.goto(new URL('/', address).href)
    await page.evaluate(async () => {
      const isReplaced = async (): Promise<boolean> => {
        const names = await caches.keys()
        return names.length === 1 && names[0]?.endsWith('newer') === true
      }
      while (!(await isReplaced())) await new Promise((resolve) => setTimeout(resolve, 50))
    })
    const next = await context.newPage()
    await next.goto(address)
    site.unplug()
    await next.reload()
    expect(await next.title()).toBe('Spellwright, newer')
  })
})
