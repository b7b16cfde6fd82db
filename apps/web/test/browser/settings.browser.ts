import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { openSite, resetPage, type Site } from '../support/browser.ts'
import { andWaitForScene, question, setInstantPace, startGame } from '../support/player.ts'

// A browser on a busy machine is slow.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 120_000 })

const HAND = 'section[aria-label^="Your hand"]'
const LANDS = 'section[aria-label="Your lands"]'

let site: Site
beforeAll(async () => {
  site = await openSite()
  await setInstantPace(site.page)
})
beforeEach(() => resetPage(site))
afterAll(() => site.close())

/** A game in the player's first main phase, with a land on the battlefield. */
async function firstLand(page: Page, bot = 'random'): Promise<void> {
  await startGame(page, { seed: 'own ways', mine: '40 Mountain', theirs: '40 Island', bot })
  await question(page)
  await andWaitForScene(page, () => page.getByRole('button', { name: /^Keep/ }).click())
  await question(page)
  await andWaitForScene(page, () => page.locator(`${HAND} [data-mark=legal]`).first().click())
  await question(page)
}

describe('card pictures', () => {
  it('are found in a folder by their names, counted, and shown on the cards', async () => {
    const { page } = site
    const folder = mkdtempSync(join(tmpdir(), 'spellwright-pictures-'))
    try {
      mkdirSync(join(folder, 'lea'))
      const picture = fileURLToPath(new URL('../../public/icon-192.png', import.meta.url))
      copyFileSync(picture, join(folder, 'lea', 'mountain_292.full.png'))
      copyFileSync(picture, join(folder, 'Shock.png'))
      await page.getByRole('button', { name: 'Settings' }).click()
      await page.locator('input[webkitdirectory]').setInputFiles(folder)
      await page.getByText(/^2 pictures found in/).waitFor()
      await page.keyboard.press('Escape')
      await firstLand(page)
      expect(await page.locator(`${HAND} img`).first().getAttribute('src')).toMatch(/^blob:/)
      await page.locator(`${HAND} [data-picture=art]`).first().waitFor()
      expect(site.errors).toEqual([])
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  })

  it('that cannot be loaded from a URL leave the drawn card', async () => {
    const { page, address } = site
    await page.getByRole('button', { name: 'Settings' }).click()
    await page.getByLabel(/Or use a URL/).fill(`${address}nothing/{name}.jpg`)
    await page.keyboard.press('Escape')
    await firstLand(page)
    await page.locator(`${HAND} img[hidden]`).first().waitFor({ state: 'attached' })
    expect(await page.locator(`${HAND} [data-picture]`).count()).toBe(0)
  })
})

describe('changed keys', () => {
  const keyFor = (page: Page, what: string) => page.getByRole('button', { name: `Key for: ${what}` })

  it('are set in the settings, show conflicts, are remembered, and appear in the help and on buttons', async () => {
    const { page, address } = site
    await page.getByRole('button', { name: 'Settings' }).click()
    await keyFor(page, 'Take back your last decision').click()
    await page.keyboard.press('a')
    await page.getByText('same key as: Attack with all').waitFor()
    await keyFor(page, 'Take back your last decision').click()
    await page.keyboard.press('u')
    expect(await page.getByText('same key as').count()).toBe(0)
    await page.goto('about:blank')
    await page.goto(address)
    await firstLand(page)
    await page.getByRole('button', { name: 'Undo U' }).waitFor()
    await page.keyboard.press('?')
    expect(await page.getByRole('dialog', { name: 'Keys' }).locator('dl').innerText()).toMatch(
      /U\s*Take back your last decision/,
    )
    await page.keyboard.press('Escape')
    await andWaitForScene(page, () => page.keyboard.press('u'))
    expect(await page.locator(`${LANDS} button`).count()).toBe(0)
  })

  it('the classic key map confirms with F2 and passes the turn with F4', async () => {
    const { page } = site
    await page.getByRole('button', { name: 'Settings' }).click()
    await page.getByLabel('Key map').selectOption('classic')
    await page.keyboard.press('Escape')
    await startGame(page, { seed: 'classic', mine: '40 Mountain', theirs: '40 Island' })
    await question(page)
    await andWaitForScene(page, () => page.keyboard.press('F2'))
    expect((await question(page))?.shape).toBe('act')
    await page.keyboard.press('F4')
    await page.waitForFunction(() => document.querySelector('main')?.textContent?.includes('Turn 3'))
  })
})

describe('the phase bar', () => {
  it('passes until a step after a right-click, and keeps a stop after a click', async () => {
    const { page, address } = site
    await firstLand(page)
    const end = page.getByRole('button', { name: /^End:/ })
    await andWaitForScene(page, () => end.click({ button: 'right' }))
    const asked = await question(page)
    expect(asked?.text).toContain('Your end step')
    await page.getByRole('button', { name: /^Upkeep:/ }).click()
    await page.goto('about:blank')
    await page.goto(address)
    await page.getByRole('button', { name: 'Continue' }).click()
    await question(page)
    expect(await page.getByRole('button', { name: 'Stop in your upkeep' }).getAttribute('aria-pressed')).toBe('true')
  })

  it('passes until a step after Shift+Enter', async () => {
    const { page } = site
    await firstLand(page)
    await page.getByRole('button', { name: /^End:/ }).focus()
    await andWaitForScene(page, () => page.keyboard.press('Shift+Enter'))
    expect((await question(page))?.text).toContain('Your end step')
  })
})

describe('the log', () => {
  it('shows only the lines that match the filter, and then all of them again', async () => {
    const { page } = site
    await firstLand(page)
    const log = page.getByLabel('What happened so far')
    const whole = await log.innerText()
    await page.getByRole('button', { name: 'Filter' }).click()
    await page.getByLabel('Words to find in the log').fill('plays mountain')
    expect((await log.innerText()).trim()).toMatch(/^Turn 1 \(Ann\)\s+Ann plays Mountain[^\n]*$/)
    await page.getByLabel('Words to find in the log').fill('')
    await page.getByLabel('Whose lines').selectOption({ label: 'Bot' })
    expect(await log.innerText()).not.toContain('Ann plays')
    await page.getByRole('button', { name: 'Show all' }).click()
    expect(await log.innerText()).toBe(whole)
  })
})
