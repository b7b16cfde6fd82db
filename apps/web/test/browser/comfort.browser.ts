import type { Page } from 'playwright-core'
import type { LogLine } from 'spellwright'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Scene } from '../../src/worker/messages.ts'
import { openSite, type Site } from '../support/browser.ts'
import { installFakeWorker, showScene } from '../support/fake-worker.ts'
import { andWaitForScene, question, setInstantPace, startGame } from '../support/player.ts'
import { stackItem } from '../support/priority-scene.ts'
import { QUESTIONS, sampleScene } from '../support/sample-scene.ts'

// A browser on a busy machine is slow.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 120_000 })

const HAND = 'section[aria-label^="Your hand"]'

let site: Site | null = null
afterEach(() => site?.close())

async function open(): Promise<Page> {
  site = await openSite({ width: 1440, height: 900 })
  await setInstantPace(site.page)
  return site.page
}

/** The sample table, without a game behind it. */
async function sample(change: (scene: Scene) => Scene = (scene) => scene): Promise<Page> {
  const page = await open()
  await installFakeWorker(page)
  await page.goto(site?.address ?? '')
  await showScene(page, change(sampleScene(1, QUESTIONS.act)))
  return page
}

describe('without any key', () => {
  it('a player passes until a step, and cards are played by dragging them to the table', async () => {
    const page = await open()
    await page.goto(site?.address ?? '')
    await startGame(page, { seed: 'comfort', mine: '40 Mountain', theirs: '40 Island' })
    await question(page)
    await andWaitForScene(page, () => page.getByRole('button', { name: /^Keep/ }).click())
    await question(page)
    const land = page.locator(`${HAND} [data-mark=legal]`).first()
    await andWaitForScene(page, () => land.dragTo(page.locator('section[aria-label="Your lands"]')))
    await page.locator('section[aria-label="Your lands"] button').waitFor()
    await question(page)
    await andWaitForScene(page, async () => {
      await page.getByLabel('Pass until', { exact: true }).selectOption({ label: 'your end step' })
    })
    expect((await question(page))?.text).toContain('Your end step')
  })

  it('what is yielded to is on the screen, and a click asks about it again', async () => {
    const trigger = { ...stackItem(1, 501, 'ability of Goblin Lackey'), kind: 'triggered' as const }
    const page = await sample((scene) => ({ ...scene, view: { ...scene.view, stack: [trigger] } }))
    await page.getByRole('button', { name: 'Always let this resolve' }).click()
    const yields = page.getByRole('button', { name: /^1 yield/ })
    await yields.click()
    await yields.waitFor({ state: 'detached' })
  })
})

describe('the lobby', () => {
  it('shows the names of all built-in decks whole', async () => {
    const page = await open()
    for (const viewport of [
      { width: 1280, height: 720 },
      { width: 390, height: 844 },
    ]) {
      await page.setViewportSize(viewport)
      await page.goto('about:blank')
      await page.goto(site?.address ?? '')
      const picker = page.getByRole('group', { name: 'Your deck' })
      await picker.getByRole('button', { name: 'Vintage' }).waitFor()
      for (const format of await picker.getByRole('button').all()) {
        await format.click()
        const isCut = await picker
          .locator('label strong')
          .evaluateAll((all) => all.map((name) => name.scrollWidth > name.clientWidth && name.textContent))
        expect(isCut.length).toBeGreaterThan(10)
        expect(isCut.filter((name) => name !== false)).toEqual([])
      }
    }
  })
})

describe('the log', () => {
  const NAMES = ['Goblin Lackey', 'Goblin Warchief', 'Mountain', 'Forest', 'Lightning Bolt', 'Shock']

  it('links every card name, and the keyboard reaches them', async () => {
    const text = `Ann attacks with ${NAMES.join(', ')}`
    const attack: LogLine = { turn: 5, step: 'main1', depth: 2, text, kind: 'attackersDeclared', objects: [] }
    const page = await sample((scene) => ({ ...scene, log: [attack] }))
    const links = page.getByRole('region', { name: 'Game log' }).locator('li button')
    expect(await links.allInnerTexts()).toEqual(NAMES)
    await links.nth(4).focus()
    await page.keyboard.press('Shift+Tab')
    await page.locator('aside:popover-open').filter({ hasText: 'Forest' }).waitFor()
  })
})

describe('the preview of a card on the table', () => {
  it('is over the log, where it covers neither the table nor the stack', async () => {
    const page = await sample()
    await page.locator('[data-entity="201"]').hover()
    const preview = await page.locator('aside:popover-open').boundingBox()
    const log = await page.getByRole('region', { name: 'Game log' }).boundingBox()
    expect(preview?.x).toBeGreaterThanOrEqual(log?.x ?? Number.NaN)
    expect(preview?.y).toBeGreaterThanOrEqual(log?.y ?? Number.NaN)
  })
})

describe('the hand', () => {
  const names = (page: Page): Promise<string[]> =>
    page
      .locator(`${HAND} button`)
      .evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label')?.split(',')[0] ?? ''))

  it('is in the order that the player chooses', async () => {
    const page = await sample((scene) => ({ ...scene, view: { ...scene.view, hand: scene.view.hand.toReversed() } }))
    expect(await names(page)).toEqual(['Goblin Warchief', 'Shock', 'Lightning Bolt'])
    await page.getByRole('button', { name: 'Settings' }).click()
    await page.getByLabel('Order of your hand').selectOption('By mana value')
    await page.keyboard.press('Escape')
    expect(await names(page)).toEqual(['Lightning Bolt', 'Shock', 'Goblin Warchief'])
  })
})

describe('the lab before its first run', () => {
  it('says what a run will show, with an example', async () => {
    const page = await open()
    await page.goto(site?.address ?? '')
    await page.getByRole('button', { name: 'Lab', exact: true }).click()
    await page.getByRole('region', { name: 'What a run shows' }).getByRole('table', { name: 'An example' }).waitFor()
  })
})
