import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { openSite, type Site } from '../support/browser.ts'
import { crowdedScene } from '../support/crowded-scene.ts'
import { installFakeWorker, showScene } from '../support/fake-worker.ts'
import { QUESTIONS } from '../support/sample-scene.ts'

// A browser on a busy machine is slow.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 120_000 })

interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

const UPRIGHT = { width: 390, height: 844 }
const NOWHERE: Box = { left: 0, top: 0, right: 0, bottom: 0 }

async function boxOf(locator: Locator): Promise<{ x: number; y: number; width: number; height: number }> {
  const box = await locator.boundingBox()
  if (!box) throw new Error('The element is not visible.')
  return box
}

let site: Site
beforeAll(async () => {
  site = await openSite()
  await installFakeWorker(site.page)
})
afterAll(() => site.close())

async function show(
  viewport: { readonly width: number; readonly height: number },
  decision: Parameters<typeof crowdedScene>[0] = QUESTIONS.act,
): Promise<Page> {
  const { page } = site
  await page.setViewportSize(viewport)
  await page.goto(site.address)
  await showScene(page, crowdedScene(decision))
  return page
}

const boxes = (page: Page, selector: string): Promise<Box[]> =>
  page.locator(selector).evaluateAll((elements) =>
    elements.map((element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect()
      return { left, top, right, bottom }
    }),
  )

const overlap = (one: Box, other: Box): boolean =>
  Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
  Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1

describe('a table with nineteen different permanents on each side', () => {
  it.each([{ width: 1440, height: 900 }, { width: 1024, height: 768 }, UPRIGHT, { width: 844, height: 390 }])(
    'shows all of them without overlap on $width×$height',
    async (viewport) => {
      const page = await show(viewport)
      for (const row of await page.locator('[data-rank]').all()) {
        const around = await boxOf(row)
        // Offsets ignore rotation; a tapped card is rotated and slightly overlaps its neighbour.
        const places = await row.locator('> div').evaluateAll((elements) =>
          (elements as HTMLElement[]).map(({ offsetLeft: left, offsetTop: top, offsetWidth, offsetHeight }) => ({
            left,
            top,
            right: left + offsetWidth,
            bottom: top + offsetHeight,
          })),
        )
        expect(places.length).toBeGreaterThanOrEqual(7)
        for (const [index, place] of places.entries()) {
          expect(place.right - place.left).toBeGreaterThanOrEqual(44)
          expect(place.bottom - place.top).toBeGreaterThanOrEqual(28)
          expect(place.left).toBeGreaterThanOrEqual(Math.floor(around.x))
          expect(place.right).toBeLessThanOrEqual(Math.ceil(around.x + around.width))
          for (const other of places.slice(index + 1)) expect(overlap(place, other)).toBe(false)
        }
      }
    },
  )
})

describe('on an upright phone', () => {
  it('cards in hand are wide enough to be told apart, and the last one can be reached', async () => {
    const page = await show(UPRIGHT)
    for (const { left, right } of await boxes(page, 'section[aria-label^="Your hand"] button'))
      expect(right - left).toBeGreaterThanOrEqual(84)
    const last = page.locator('section[aria-label^="Your hand"] button').last()
    await last.focus()
    const box = await boxOf(last)
    expect(box.x + box.width).toBeLessThanOrEqual(UPRIGHT.width)
  })

  it.each(['arrange', 'piles', 'order', 'sideboard'] as const)(
    'the tray does not cover the question and its buttons (%s)',
    async (shape) => {
      const page = await show(UPRIGHT, QUESTIONS[shape])
      const [bar = NOWHERE] = await boxes(page, '[data-bar]')
      const [tray = NOWHERE] = await boxes(page, '[data-bar] section')
      expect(overlap(bar, tray)).toBe(false)
      expect(tray.right - tray.left).toBeGreaterThan(380)
      expect(tray.bottom).toBeLessThanOrEqual(UPRIGHT.height)
    },
  )

  it('the names of the steps are not cut off', async () => {
    const page = await show(UPRIGHT)
    const cut = await page
      .locator('nav button')
      .evaluateAll((steps) => steps.filter((step) => step.scrollWidth > step.clientWidth + 1).length)
    expect(cut).toBe(0)
  })
})

describe('the corner of a card with power and toughness', () => {
  it('does not cover text', async () => {
    const page = await show({ width: 1440, height: 900 })
    const card = page.locator('section[aria-label^="Your hand"] button', { hasText: 'Goblin Warchief' })
    const words = await card.evaluate((element) => {
      const found: { left: number; top: number; right: number; bottom: number }[] = []
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      while (texts.nextNode()) {
        if (texts.currentNode.textContent === '2/2') continue
        const range = document.createRange()
        range.selectNode(texts.currentNode)
        for (const { left, top, right, bottom } of range.getClientRects()) found.push({ left, top, right, bottom })
      }
      return found
    })
    const { x, y, width, height } = await boxOf(card.getByText('2/2'))
    const inCorner = { left: x, top: y, right: x + width, bottom: y + height }
    expect(words.filter((line) => overlap(line, inCorner))).toEqual([])
  })
})

describe('a dialog', () => {
  it.each([{ width: 1280, height: 720 }, UPRIGHT])('wraps its text on $width×$height', async (viewport) => {
    const page = await show(viewport)
    await page.getByRole('button', { name: 'Keys and help' }).click()
    const body = page.getByRole('dialog', { name: 'Keys' }).locator('> div')
    expect(await body.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0)
  })
})
