import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { openSite, type Site } from '../support/browser.ts'
import { crowdedScene } from '../support/crowded-scene.ts'
import { answers, firstAnswer, installFakeWorker, sendToPage, showScene } from '../support/fake-worker.ts'
import { QUESTIONS, sampleScene } from '../support/sample-scene.ts'

// A browser on a busy machine is slow.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 120_000 })

let site: Site
beforeAll(async () => {
  site = await openSite()
  await installFakeWorker(site.page)
})
beforeEach(async () => {
  await site.page.setViewportSize({ width: 1280, height: 720 })
  await site.page.goto(site.address)
})
afterAll(() => site.close())

const focused = (page: Page): Promise<string> =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '')

describe('the keyboard', () => {
  it('arrow keys move between the cards in a tray, not to those under it, and Enter chooses one', async () => {
    const { page } = site
    const { objects } = QUESTIONS
    const library = objects.cards.map(({ id }) => id)
    await showScene(page, sampleScene(1, { ...objects, candidates: library, min: 1, max: 1 }))
    const names: string[] = []
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight']) {
      await page.keyboard.press(key)
      names.push((await focused(page)).replace(/,.*/, ''))
    }
    expect(names).toEqual(['Lightning Bolt', 'Shock', 'Goblin Warchief'])
    await page.keyboard.press('Enter')
    expect(await firstAnswer(page)).toEqual([303])
  })

  it('Enter that is pressed once more after it has used a card does not pass the turn', async () => {
    const { page } = site
    await showScene(page, sampleScene(1, QUESTIONS.act))
    await page.locator('[data-entity~="1"]').focus()
    await page.keyboard.press('Enter')
    expect(await firstAnswer(page)).toMatchObject({ kind: 'cast', object: 1 })
    await sendToPage(page, { kind: 'scene', scene: sampleScene(2, QUESTIONS.act) })
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
    await page.keyboard.press('Enter')
    await page.locator('section[data-open]').waitFor()
    expect(await page.locator('main').getAttribute('data-seq')).toBe('2')
    expect(await answers(page)).toHaveLength(1)
  })

  it('closing a menu returns the focus to its card', async () => {
    const { page } = site
    await showScene(page, sampleScene(1, QUESTIONS.act))
    await page.locator('[data-entity~="3"]').focus()
    await page.keyboard.press('Enter')
    await page.getByRole('menu', { name: 'Actions of Goblin Warchief' }).waitFor()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Escape')
    await page.getByRole('menu').waitFor({ state: 'detached' })
    expect(await focused(page)).toMatch(/^Goblin Warchief/)
  })
})

describe('for a screen reader', () => {
  it('all new log lines are announced, not only the last one', async () => {
    const { page } = site
    const scene = sampleScene(1, QUESTIONS.act)
    await showScene(page, scene)
    const line = (text: string) => ({ ...scene.log[0], text })
    const log = [line('Bot casts Shock targeting Ann'), line('Shock deals 2 damage to Ann (20 → 18)')]
    await sendToPage(page, { kind: 'scene', scene: { ...scene, seq: 2, logFrom: 1, log } })
    const announced = page.getByRole('region', { name: 'Game log' }).getByRole('status')
    await announced
      .filter({ hasText: 'Bot casts Shock targeting Ann. Shock deals 2 damage' })
      .waitFor({ state: 'attached' })
  })

  it.each([
    { width: 1280, height: 720 },
    { width: 390, height: 844 },
  ])('a full table has no serious or critical findings on $width×$height', async (viewport) => {
    const { page } = site
    await page.setViewportSize(viewport)
    for (const shape of ['act', 'objects', 'attack', 'arrange'] as const) {
      await page.goto(site.address)
      await showScene(page, crowdedScene(QUESTIONS[shape]))
      const { violations } = await new AxeBuilder({ page }).analyze()
      const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
      expect(serious.map(({ id, nodes }) => [shape, id, nodes.map(({ html }) => html.slice(0, 160))])).toEqual([])
    }
  })
})
