// `npm run bench:web`: how long the first playable moment takes on a cold load, and a click on a board of 100 permanents.

import { openSite } from './support/browser.ts'
import { galleryScene, QUESTIONS } from './support/gallery.ts'
import { installPuppet, showScene } from './support/puppet.ts'

const median = (times: readonly number[]): number => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)]!

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

async function clicks(): Promise<number[]> {
  const site = await openSite()
  const { page } = site
  await installPuppet(page)
  await page.goto(site.address)
  const scene = galleryScene(1, QUESTIONS.attack)
  const [first] = scene.view.battlefield
  const many = Array.from({ length: 100 }, (_, index) => ({
    ...first!,
    id: (1000 + index) as never,
    controller: (index % 2) as 0 | 1,
    damage: index,
  }))
  const candidates = many
    .filter(({ controller }) => controller === 0)
    .map(({ id }) => ({ attacker: id, defenders: [-2] }))
  const decision = { ...QUESTIONS.attack, candidates }
  await showScene(page, { ...scene, view: { ...scene.view, battlefield: many, decision } })
  const times = await page.evaluate(async () => {
    const found: number[] = []
    for (let index = 0; index < 40; index++) {
      const card = document.querySelectorAll<HTMLElement>('[data-entity][data-mark]')[index]!
      const start = performance.now()
      card.click()
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
      found.push(performance.now() - start)
    }
    return found
  })
  await site.close()
  return times
}

const loads = [await coldLoad(), await coldLoad(), await coldLoad()]
console.log(`first playable moment, cold: median ${median(loads).toFixed(0)} ms (budget 2000)`)
const times = await clicks()
console.log(
  `a click on 100 permanents: median ${median(times).toFixed(1)} ms, worst ${Math.max(...times).toFixed(1)} ms (budget 100)`,
)
