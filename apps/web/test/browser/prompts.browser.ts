import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { type Answers, SHAPES, type Shape } from 'spellwright'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { openSite, type Site } from '../support/browser.ts'
import { firstAnswer, installFakeWorker, sendToPage, showScene } from '../support/fake-worker.ts'
import { question } from '../support/player.ts'
import { QUESTIONS, sampleScene } from '../support/sample-scene.ts'

interface Story<S extends Shape> {
  /** The clicks of the player. */
  act(page: Page): Promise<void>
  readonly answer: Answers[S]
}

const card = (page: Page, id: number) => page.locator(`[data-entity~="${id}"]`)
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const id = (value: number) => value as never

/** How each shape is answered; a new shape does not compile until it has a story. */
const STORIES: { readonly [S in Shape]: Story<S> } = {
  act: {
    act: async (page) => {
      await card(page, 3).click()
      await page.getByRole('menuitem', { name: /face down/ }).click()
    },
    answer: { kind: 'cast', object: id(3), face: 0, method: 'morph' },
  },
  objects: {
    act: async (page) => {
      await card(page, 202).click()
      await button(page, /^Bot, 20 life/).click()
      await button(page, /^Lightning Bolt, Instant, library/).click()
      await button(page, 'Confirm (3)').click()
    },
    answer: [id(202), -2, id(301)],
  },
  options: {
    act: async (page) => {
      await button(page, /^Counter target spell/).click()
      await page.keyboard.press('3')
      await button(page, 'Confirm (2)').click()
    },
    answer: [0, 2],
  },
  number: {
    act: async (page) => {
      await page.getByLabel('Choose X for Banefire.').fill('4')
      await button(page, '−').click()
      await button(page, 'Choose 3').click()
    },
    answer: 3,
  },
  name: {
    act: async (page) => {
      await page.getByLabel('Choose a card name.', { exact: true }).fill('Swords to Plowshares')
      await page.keyboard.press('Enter')
    },
    answer: 'Swords to Plowshares',
  },
  order: {
    act: async (page) => {
      await button(page, 'Move Mountain: third trigger up').click()
      await button(page, 'Confirm the order').click()
    },
    answer: [0, 2, 1],
  },
  arrange: {
    act: async (page) => {
      await button(page, 'Put Shock: bottom').click()
      await button(page, 'Move Goblin Warchief earlier').click()
      await button(page, 'Confirm').click()
    },
    answer: [[2, 0], [1]],
  },
  piles: {
    act: async (page) => {
      await page
        .getByRole('region', { name: 'Second pile' })
        .getByRole('button', { name: /^Shock/ })
        .click()
      await button(page, 'Confirm the piles').click()
    },
    answer: [1],
  },
  divide: {
    act: async (page) => {
      await button(page, 'One less for Argothian Enchantress').click()
      await card(page, 202).click()
      await button(page, 'Confirm').click()
    },
    answer: [2, 2],
  },
  pay: {
    act: (page) => card(page, 112).click(),
    answer: { kind: 'activate', object: id(112), ability: 'p0.0' },
  },
  attack: {
    act: async (page) => {
      await card(page, 101).click()
      await card(page, 102).click()
      await card(page, 201).click()
      await button(page, /^Attack with 2/).click()
    },
    answer: [
      { attacker: id(101), defender: -2 },
      { attacker: id(102), defender: id(201) },
    ],
  },
  block: {
    act: async (page) => {
      await card(page, 102).click()
      await card(page, 101).click()
      await card(page, 201).click()
      await button(page, /^Block with 2/).click()
    },
    answer: [
      { blocker: id(102), attacker: id(202) },
      { blocker: id(101), attacker: id(201) },
    ],
  },
  sideboard: {
    act: async (page) => {
      await button(page, '1 Shock').click()
      await button(page, '2 Mountain').click()
      await button(page, 'Play with 3 cards').click()
    },
    answer: { main: ['Mountain', 'Goblin Lackey', 'Shock'], sideboard: ['Naturalize', 'Mountain'] },
  },
}

// A browser on a busy machine is slow.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 120_000 })

let site: Site
beforeAll(async () => {
  site = await openSite()
  await installFakeWorker(site.page)
})
afterAll(() => site.close())

async function show(shape: Shape): Promise<void> {
  const { page, address } = site
  await page.goto(address)
  await showScene(page, sampleScene(1, QUESTIONS[shape]))
  expect((await question(page))?.shape).toBe(shape)
}

describe.each(SHAPES)('[SPEC S8.4] the prompt for %s', (shape) => {
  it('is shown, is accessible, and can be answered by clicking', async () => {
    const { page } = site
    await show(shape)
    const { violations } = await new AxeBuilder({ page }).analyze()
    const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
    expect(serious.map(({ id: rule, nodes }) => [rule, nodes.map(({ html }) => html.slice(0, 200))])).toEqual([])
    await STORIES[shape].act(page)
    expect(await firstAnswer(page)).toEqual(STORIES[shape].answer)
    expect(site.errors).toEqual([])
  })
})

describe('a choice among many options, such as all creature types', () => {
  const types = [...Array.from({ length: 40 }, (_, number) => `Kind ${number}`), 'Elf', 'Hobgoblin', 'Goblin']

  it('is filtered by typing, and Enter chooses the first match', async () => {
    const { page } = site
    const options = types.map((type) => ({ label: type, value: type }))
    const decision = { ...QUESTIONS.options, text: 'Choose a creature type.', options, min: 1, max: 1, repeat: false }
    await page.goto(site.address)
    await showScene(page, sampleScene(1, decision))
    await page.getByLabel('Filter the choices').fill('gobl')
    await button(page, 'Hobgoblin').waitFor()
    expect(await button(page, 'Elf').count()).toBe(0)
    await page.keyboard.press('Enter')
    expect(await firstAnswer(page)).toEqual([types.indexOf('Goblin')])
  })
})

describe('on the table', () => {
  it('legal choices are highlighted, others are dimmed, and a choice draws an arrow', async () => {
    const { page } = site
    await show('attack')
    expect(await card(page, 101).getAttribute('data-mark')).toBe('legal')
    expect(await card(page, 201).getAttribute('data-dimmed')).toBe('true')
    await card(page, 101).click()
    await page.locator('[data-arrow=attack]').waitFor({ state: 'attached' })
    await page.keyboard.press('Escape')
    expect(await page.locator('[data-arrow=attack]').count()).toBe(0)
  })

  it('hovering over a card shows it enlarged, with its text', async () => {
    const { page } = site
    await show('act')
    await card(page, 1).hover()
    await page.locator('aside').getByText('damage to any target').waitFor()
  })

  it('[CR 702.26] a phased-out permanent is listed next to its controller', async () => {
    const { page } = site
    const scene = sampleScene(1, QUESTIONS.act)
    const phasedOut = scene.view.hand.slice(2, 3).map((permanent) => ({ ...permanent, controller: 0 as const }))
    await page.goto(site.address)
    await showScene(page, { ...scene, view: { ...scene.view, phasedOut } })
    await page.getByRole('region', { name: "Ann's side" }).getByText('Phased out: Goblin Warchief').waitFor()
  })

  it('everything fits without scrolling at 1280×720 and on a phone in landscape', async () => {
    const { page } = site
    for (const viewport of [
      { width: 1280, height: 720 },
      { width: 844, height: 390 },
    ]) {
      await page.setViewportSize(viewport)
      await show('act')
      const size = await page.evaluate(() => [
        document.documentElement.scrollWidth,
        document.documentElement.scrollHeight,
      ])
      expect(size[0]).toBeLessThanOrEqual(viewport.width)
      expect(size[1]).toBeLessThanOrEqual(viewport.height)
      expect(await card(page, 3).isVisible()).toBe(true)
    }
    await page.setViewportSize({ width: 1280, height: 720 })
  })

  it('a failure of the engine is explained, with an offer to go back', async () => {
    const { page } = site
    await show('act')
    await sendToPage(page, {
      kind: 'engineError',
      message: 'Something impossible.',
      file: '{"games":[{"answers":[]}]}',
    })
    await page.getByRole('dialog', { name: 'The rules engine failed' }).waitFor()
    await button(page, 'Go back one decision').waitFor()
  })
})
