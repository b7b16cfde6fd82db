import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { openSite, type Site } from '../support/browser.ts'
import { crowdedScene, LONGEST_TEXT_CARD, wordsOf } from '../support/crowded-scene.ts'
import { answers, firstAnswer, installFakeWorker, showScene } from '../support/fake-worker.ts'
import { QUESTIONS } from '../support/sample-scene.ts'

// A browser on a busy machine is slow.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 120_000 })

const SCREENS = {
  'a large screen': { width: 1440, height: 900 },
  'a small screen': { width: 1024, height: 768 },
  'an upright phone': { width: 390, height: 844 },
  'a phone in landscape': { width: 844, height: 390 },
} as const
const HAND = '[data-entity~="2"]'
const BOARD = '[data-entity~="203"]'
const STACK = '[data-entity~="501"]'

let site: Site
beforeAll(async () => {
  site = await openSite()
  await installFakeWorker(site.page)
})
beforeEach(() => site.page.setViewportSize(SCREENS['a large screen']))
afterAll(() => site.close())

async function show(decision: Parameters<typeof crowdedScene>[0] = QUESTIONS.act): Promise<Page> {
  await site.page.goto(site.address)
  await showScene(site.page, crowdedScene(decision))
  return site.page
}

/** Expects the preview to show the whole text of the card, inside the screen and above everything else. */
async function expectShown(page: Page, name: string): Promise<void> {
  const large = page.locator('aside:popover-open').filter({ hasText: name })
  await large.waitFor()
  const text = (await large.innerText()).replace(/\s+/g, ' ')
  for (const word of wordsOf(name)) expect(text).toContain(word)
  const box = await boxOf(large)
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  expect(Math.min(box.x, box.y)).toBeGreaterThanOrEqual(0)
  expect(box.x + box.width).toBeLessThanOrEqual(width)
  expect(box.y + box.height).toBeLessThanOrEqual(height)
  // The text is not cut off inside the card.
  expect(await large.locator('[data-size=large]').evaluate((card) => card.scrollHeight - card.clientHeight)).toBe(0)
}

async function boxOf(locator: Locator): Promise<{ x: number; y: number; width: number; height: number }> {
  const box = await locator.boundingBox()
  if (!box) throw new Error('The element is not visible.')
  return box
}

interface Finger {
  down(on: Locator): Promise<void>
  up(): Promise<void>
  tap(on: Locator): Promise<void>
  gone(): Promise<void>
}

async function fingerOn(page: Page): Promise<Finger> {
  const session = await page.context().newCDPSession(page)
  const send = (type: 'touchStart' | 'touchEnd', touchPoints: { x: number; y: number }[]): Promise<unknown> =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints })
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: true })
  const finger: Finger = {
    down: async (on) => {
      const { x, y, width, height } = await boxOf(on)
      await send('touchStart', [{ x: x + width / 2, y: y + height / 2 }])
    },
    up: async () => {
      await send('touchEnd', [])
    },
    tap: async (on) => {
      await finger.down(on)
      await finger.up()
    },
    gone: async () => {
      await session.send('Emulation.setTouchEmulationEnabled', { enabled: false })
      await session.detach()
    },
  }
  return finger
}

describe('the whole text of a card can be read', () => {
  it.each(Object.keys(SCREENS) as (keyof typeof SCREENS)[])('with the mouse, in every zone, on %s', async (screen) => {
    await site.page.setViewportSize(SCREENS[screen])
    const page = await show()
    for (const [place, name] of [
      [HAND, LONGEST_TEXT_CARD],
      [BOARD, 'Quirion Ranger'],
      [STACK, LONGEST_TEXT_CARD],
    ] as const) {
      await page.locator(place).hover()
      await expectShown(page, name)
      await page.mouse.move(0, 0)
    }
    await page.getByRole('button', { name: /^Graveyard 13/ }).click()
    await page.getByRole('dialog').getByRole('button', { name: LONGEST_TEXT_CARD }).hover()
    await expectShown(page, LONGEST_TEXT_CARD)
  })

  it('with the keyboard: arrow keys reach every card, and the focused card is shown', async () => {
    const page = await show()
    const reached = new Set<string>()
    for (const key of ['ArrowDown', 'ArrowRight', 'ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowRight']) {
      await page.keyboard.press(key)
      const name = await page.evaluate(() => document.activeElement?.getAttribute('aria-label')?.split(',')[0] ?? '')
      reached.add(name)
      if (await page.locator(':focus[data-size]').count()) await expectShown(page, name)
    }
    expect(reached.size).toBeGreaterThan(4)
    await page.getByRole('button', { name: /^Graveyard 13/ }).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('dialog').getByRole('button', { name: LONGEST_TEXT_CARD }).focus()
    await expectShown(page, LONGEST_TEXT_CARD)
  })

  it('by touch: a card is shown after a long press, or a tap if it has no action, until the next touch', async () => {
    await site.page.setViewportSize(SCREENS['an upright phone'])
    const page = await show()
    const touch = await fingerOn(page)
    // The first card in hand could be cast; a long press only shows it.
    await touch.down(page.locator('[data-entity~="1"]'))
    await expectShown(page, 'Oath of Druids')
    await touch.up()
    await expectShown(page, 'Oath of Druids')
    expect(await answers(page)).toEqual([])
    // The second card has no action now.
    await touch.tap(page.locator(HAND))
    await expectShown(page, LONGEST_TEXT_CARD)
    await touch.tap(page.getByLabel('What happened so far'))
    await page.locator('aside').waitFor({ state: 'detached' })
    await touch.tap(page.locator('[data-entity~="1"]'))
    expect(await firstAnswer(page)).toMatchObject({ kind: 'cast', object: 1 })
    await touch.gone()
  })

  it('in a question that shows cards', async () => {
    const page = await show(QUESTIONS.arrange)
    await page.getByRole('button', { name: /^Goblin Warchief, .*library/ }).hover()
    await expectShown(page, 'Goblin Warchief')
  })

  it('by a screen reader, as the description of the card', async () => {
    const page = await show()
    for (const place of [HAND, STACK]) {
      const description = await page.locator(place).getAttribute('aria-description')
      expect(description).toMatch(/^Costs 2, black\./)
      for (const word of wordsOf(LONGEST_TEXT_CARD)) expect(description).toContain(word)
    }
  })
})
