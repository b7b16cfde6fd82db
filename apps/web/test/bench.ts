// `npm run bench:web` counts how often a player is asked, and measures what a first visit loads, the time to the first
// question, clicks on crowded tables, and the long tasks of clicks on a slow computer.

import type { Page } from 'playwright-core'
import { BUILT_IN_DECKS } from 'spellwright/play'
import type { Scene } from '../src/worker/messages.ts'
import { openSite } from './support/browser.ts'
import { countStops, type StopCounts } from './support/count-stops.ts'
import { installFakeWorker, showScene } from './support/fake-worker.ts'
import { firstLoad } from './support/first-load.ts'
import { QUESTIONS, sampleScene } from './support/sample-scene.ts'
import { throttledClicks } from './support/throttled-clicks.ts'

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

/** Whether the permanents of a crowd are tokens that are alike, attacking or not, or all different. */
type Crowd = 'different' | 'alike' | 'attacking'

/** The times of clicks on a crowded table, and of scenes in which a card moves. */
async function crowd(count: number, kind: Crowd): Promise<{ readonly clicks: number[]; readonly scenes: number[] }> {
  const site = await openSite({ width: 1280, height: 720 }, 'no-preference')
  const { page } = site
  await installFakeWorker(page)
  await page.goto(site.address)
  const scene = sampleScene(1, QUESTIONS.attack)
  const [first] = scene.view.battlefield
  if (!first) throw new Error('The sample scene has no permanents.')
  const many = Array.from({ length: count }, (_, index) => ({
    ...first,
    id: (1000 + index) as never,
    controller: (index % 2) as 0 | 1,
    owner: (index % 2) as 0 | 1,
    damage: kind === 'different' ? index : 0,
    attacking: (kind === 'attacking' && index % 2 === 1 ? -1 : 0) as never,
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

const games = BUILT_IN_DECKS.flatMap(({ id }, index) => {
  const other = BUILT_IN_DECKS[(index * 7 + 3) % BUILT_IN_DECKS.length]?.id ?? id
  return [countStops([id, other], `stops ${index}`), countStops([id, other], `more stops ${index}`)]
})
const total = (of: (counts: StopCounts) => number): number => games.reduce((sum, counts) => sum + of(counts), 0)
const perTurn = (of: (counts: StopCounts) => number): string => (total(of) / total(({ turns }) => turns)).toFixed(2)
console.log(
  `${games.length} games: ${perTurn(({ stops }) => stops)} stops and ${perTurn(({ inputs }) => inputs)} answers of the player per turn of either player`,
)
const loads = [await coldLoad(), await coldLoad(), await coldLoad()]
console.log(`first question after a cold load: median ${median(loads).toFixed(0)} ms (budget 2000)`)
const site = await openSite()
const loaded = [...(await firstLoad(site)).values()].reduce((sum, bytes) => sum + bytes, 0)
await site.close()
console.log(`a first visit loads ${(loaded / 1000).toFixed(0)} KB until a game can be started (budget 400)`)
const slow = await throttledClicks()
const work = slow.map(({ milliseconds }) => milliseconds)
console.log(
  `the page's work per click with 60 permanents, four times slower: median ${median(work).toFixed(0)} ms, worst ${Math.max(...work).toFixed(0)} ms (budget 50)`,
)
console.log(
  `long tasks: ${slow.flatMap(({ what, longTasks }) => longTasks.map((ms) => `${what} ${ms.toFixed(0)} ms`)).join(', ') || 'none'}`,
)
const print = (what: string, times: readonly number[]): void =>
  console.log(`${what}: median ${median(times).toFixed(1)} ms, worst ${Math.max(...times).toFixed(1)} ms (budget 100)`)
for (const [count, kind] of [
  [100, 'different'],
  [1000, 'alike'],
  [1000, 'attacking'],
] as const) {
  const { clicks, scenes } = await crowd(count, kind)
  print(`a click with ${count} permanents (${kind})`, clicks)
  print(`a new scene with ${count} permanents (${kind})`, scenes)
}
