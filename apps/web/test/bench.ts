// `npm run bench:web` measures the time to the first question on a cold load, and of a click with 100 permanents.

import type { Page } from 'playwright-core'
import type { Scene } from '../src/worker/messages.ts'
import { openSite } from './support/browser.ts'
import { installFakeWorker, showScene } from './support/fake-worker.ts'
import { QUESTIONS, sampleScene } from './support/sample-scene.ts'

const median = (times: readonly number[]): number => times.toSorted((a, b) => a - b)[times.length >> 1] ?? 0

async function coldLoad(): Promise<number> {
  const site = await openSite()
  const start = performance.now()
  await site.page.goto(site.address)
  await site.page.waitForSelector('button[type=submit]:not([disabled])')
  await site.page.getByRole('button', { name: 'Play', exact: true }).click()
  await site.page.waitForSelector('section[data-open]')
  const time = performance.now() - start
  await site.close()
  return time
}

/** The milliseconds until the page has drawn a scene. */
async function drawTime(page: Page, scene: Scene): Promise<number> {
  return page.evaluate(async (next) => {
    const start = performance.now()
    Reflect.get(window, 'fakeWorker').send({ kind: 'scene', scene: next })
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    return performance.now() - start
  }, scene)
}

/** The times of clicks on a crowded table, and of scenes in which a card moves. */
async function crowd(): Promise<{ readonly clicks: number[]; readonly scenes: number[] }> {
  const site = await openSite({ width: 1280, height: 720 }, 'no-preference')
  const { page } = site
  await installFakeWorker(page)
  await page.goto(site.address)
  const scene = sampleScene(1, QUESTIONS.attack)
  const [first] = scene.view.battlefield
  if (!first) throw new Error('The sample scene has no permanents.')
  const many = Array.from({ length: 100 }, (_, index) => ({
    ...first,
    id: (1000 + index) as never,
    controller: (index % 2) as 0 | 1,
    damage: index,
  }))
  const candidates = many
    .filter(({ controller }) => controller === 0)
    .map(({ id }) => ({ attacker: id, defenders: [-2] }))
  const decision = { ...QUESTIONS.attack, candidates }
  const crowded = { ...scene, view: { ...scene.view, battlefield: many, decision } }
  await showScene(page, crowded)
  const clicks = await page.evaluate(async () => {
    const found: number[] = []
    for (let index = 0; index < 40; index++) {
      const card = document.querySelectorAll<HTMLElement>('[data-entity][data-mark]')[index]
      const start = performance.now()
      card?.click()
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
      found.push(performance.now() - start)
    }
    return found
  })
  const scenes: number[] = []
  for (let seq = 2; seq < 22; seq++) {
    const moved = seq % 2 === 0 ? [...many.slice(1), ...many.slice(0, 1)] : many
    scenes.push(await drawTime(page, { ...crowded, seq, view: { ...crowded.view, battlefield: moved } }))
  }
  await site.close()
  return { clicks, scenes }
}

const loads = [await coldLoad(), await coldLoad(), await coldLoad()]
console.log(`first question after a cold load: median ${median(loads).toFixed(0)} ms (budget 2000)`)
const { clicks, scenes } = await crowd()
const print = (what: string, times: readonly number[]): void =>
  console.log(`${what}: median ${median(times).toFixed(1)} ms, worst ${Math.max(...times).toFixed(1)} ms (budget 100)`)
print('a click with 100 permanents', clicks)
print('a new scene with 100 permanents', scenes)
