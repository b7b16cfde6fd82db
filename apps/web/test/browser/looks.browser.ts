import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import type { ObjectId } from 'spellwright'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Scene } from '../../src/worker/messages.ts'
import { openSite, type Site } from '../support/browser.ts'
import { crowdedScene } from '../support/crowded-scene.ts'
import { installFakeWorker, showScene } from '../support/fake-worker.ts'

// A browser on a busy machine is slow.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 120_000 })

const id = (value: number): ObjectId => value as ObjectId

let site: Site | null = null
afterEach(() => site?.close())

/** Counts the tones that are played. A string, so that no compiler changes it. */
const COUNT_TONES = `
  window.tones = 0
  const start = OscillatorNode.prototype.start
  OscillatorNode.prototype.start = function (at) {
    window.tones++
    return start.call(this, at)
  }
`
const tones = (page: Page): Promise<number> => page.evaluate(() => Reflect.get(window, 'tones'))

async function open(settings: object = {}, motion: 'reduce' | 'no-preference' = 'reduce'): Promise<Page> {
  site = await openSite({ width: 1440, height: 900 }, motion)
  const { page, address } = site
  await installFakeWorker(page)
  await page.addInitScript({ content: COUNT_TONES })
  await page.addInitScript((stored) => {
    if (location.protocol === 'http:') localStorage.setItem('spellwright.settings', stored)
  }, JSON.stringify(settings))
  await page.goto(address)
  await showScene(page, crowdedScene())
  return page
}

/** A scene in which Ann's creature 101 has died, the bot's 202 was dealt damage, 203 has just arrived, and the bot lost 3 life. */
function afterFight(): Scene {
  const scene = crowdedScene()
  return {
    ...scene,
    seq: 2,
    view: { ...scene.view, battlefield: scene.view.battlefield.filter((one) => one.id !== 101) },
    happenings: [
      { kind: 'damage', to: id(202), amount: 2 },
      { kind: 'damage', to: -2, amount: 3 },
      { kind: 'died', to: id(101) },
      { kind: 'landed', to: id(203) },
    ],
  }
}

/** Shows the scene and returns the marks that are over the table then. */
function marksAfter(page: Page, scene: Scene): Promise<{ text: string; classes: string; on: string }[]> {
  return page.evaluate(async (next) => {
    Reflect.get(window, 'fakeWorker').send({ kind: 'scene', scene: next })
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    return [...document.querySelectorAll<HTMLElement>('body > [aria-hidden=true]')].map((mark) => {
      const { left, top, width, height } = mark.getBoundingClientRect()
      const below = document
        .elementsFromPoint(left + width / 2, top + height / 2)
        .map((element) => element.closest('[data-entity]')?.getAttribute('data-entity'))
      return { text: mark.innerText, classes: mark.className, on: below.find((entity) => entity != null) ?? '' }
    })
  }, scene)
}

describe('what happens on the table', () => {
  it('is seen: damage as a number on what it was dealt to, deaths, and spells that land', async () => {
    const page = await open({}, 'no-preference')
    const marks = await marksAfter(page, afterFight())
    const of = (kind: string) => marks.filter(({ classes }) => classes.includes(kind))
    expect(of('damage').map(({ text }) => text)).toEqual(['−2', '−3'])
    expect(of('damage').map(({ on }) => on)).toEqual(['202', '-2'])
    expect(of('died')).toHaveLength(1)
    expect(of('died')[0]?.text).toContain('Goblin King')
    expect(of('landed').map(({ on }) => on)).toEqual(['203'])
    await page.waitForFunction(() => document.querySelectorAll('body > [aria-hidden=true]').length === 0)
  })

  it('is heard', async () => {
    const page = await open({}, 'no-preference')
    await marksAfter(page, afterFight())
    expect(await tones(page)).toBeGreaterThan(0)
  })

  it('is not heard if the player has turned sounds off', async () => {
    const page = await open({ sound: false }, 'no-preference')
    await marksAfter(page, afterFight())
    expect(await tones(page)).toBe(0)
  })

  it('is neither seen moving nor heard where the system asks for reduced motion', async () => {
    const page = await open()
    expect(await marksAfter(page, afterFight())).toEqual([])
    expect(await tones(page)).toBe(0)
  })
})

describe('the theme', () => {
  const background = (page: Page): Promise<string> =>
    page.evaluate(() => getComputedStyle(document.body).backgroundColor)

  it('follows the system until the player chooses one, which is remembered', async () => {
    const page = await open()
    const dark = await background(page)
    await page.getByRole('button', { name: 'Settings' }).click()
    await page.getByLabel('Theme').selectOption('Light')
    await page.keyboard.press('Escape')
    expect(await background(page)).not.toBe(dark)
    expect(await page.evaluate(() => localStorage.getItem('spellwright.settings'))).toContain('"theme":"light"')
  })

  it.each(['light', 'dark'] as const)('%s has enough contrast everywhere on the table', async (theme) => {
    const page = await open({ theme })
    const { violations } = await new AxeBuilder({ page }).withRules(['color-contrast']).analyze()
    expect(violations.flatMap(({ nodes }) => nodes.map(({ html }) => html.slice(0, 200)))).toEqual([])
  })
})

describe('badges of keywords', () => {
  it('are capitalised and have a drawing', async () => {
    const page = await open()
    const badge = page.locator('[data-entity="210"] [title=Flying]')
    await badge.waitFor({ state: 'attached' })
    expect(await badge.locator('svg path').count()).toBe(1)
  })
})

describe('pictures of whole cards from a service like Scryfall’s', () => {
  const UPRIGHT =
    '<svg xmlns="http://www.w3.org/2000/svg" width="488" height="680"><rect width="488" height="680"/></svg>'

  it('need one address and one click, and nothing of them is cut off', async () => {
    const page = await open()
    const asked: string[] = []
    await page.route('https://cards.example/**', (route) => {
      asked.push(route.request().url())
      return route.fulfill({ contentType: 'image/svg+xml', body: UPRIGHT })
    })
    await page.getByRole('button', { name: 'Settings' }).click()
    await page.getByLabel(/A card service/).fill('cards.example')
    await page.getByRole('button', { name: 'Use this service' }).click()
    await page.keyboard.press('Escape')
    await page.locator('[data-entity="101"] [data-picture=card]').waitFor()
    expect(asked).toContain('https://cards.example/cards/named?format=image&version=large&exact=Goblin%20King')
    for (const where of ['[data-entity="101"]', '[data-entity="1"]']) {
      const cut = await page.locator(`${where} img`).evaluate((image: HTMLImageElement) => {
        const frame = image.closest('[data-picture]')?.getBoundingClientRect()
        const { left, right, top, bottom } = image.getBoundingClientRect()
        const { objectFit, scale } = getComputedStyle(image)
        const isInside = frame && left >= frame.left - 1 && right <= frame.right + 1 && top >= frame.top - 1
        return { objectFit, scale, isInside: isInside && bottom <= frame.bottom + 1 }
      })
      expect(cut).toEqual({ objectFit: 'contain', scale: 'none', isInside: true })
    }
  })
})
