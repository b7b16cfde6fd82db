import type { CDPSession, Page } from 'playwright-core'
import type { Scene } from '../../src/worker/messages.ts'
import { openSite } from './browser.ts'
import { crowdedScene } from './crowded-scene.ts'
import { installFakeWorker, sendToPage, showScene } from './fake-worker.ts'
import { permanentFrom, QUESTIONS, sampleCard } from './sample-scene.ts'

const SLOWER = 4
const PERMANENTS = 60

/** A click with the time that the page works until it is drawn, and its tasks of more than 50 milliseconds. */
export interface MeasuredClick {
  readonly what: string
  readonly milliseconds: number
  readonly longTasks: readonly number[]
}

/** The crowded table with more permanents, which attack. */
function crowd(): Scene {
  const scene = crowdedScene(QUESTIONS.attack)
  const bears = sampleCard('Grizzly Bears')
  const more = Array.from({ length: PERMANENTS - scene.view.battlefield.length }, (_, index) =>
    permanentFrom(bears, 1000 + index, (index % 2) as 0 | 1, { damage: index % 7, counters: { '+1/+1': index } }),
  )
  const battlefield = [...scene.view.battlefield, ...more]
  const candidates = battlefield
    .filter(({ controller, types }) => controller === 0 && types.includes('creature'))
    .map(({ id }) => ({ attacker: id, defenders: [-2 as const] }))
  return { ...scene, view: { ...scene.view, battlefield, decision: { ...QUESTIONS.attack, candidates } } }
}

/** The seconds that the page has worked so far, in time of its own thread: other programs do not count. */
async function worked(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0
}

/** Clicks, and measures the work and the tasks until the next frame is there. */
async function measure(page: Page, cdp: CDPSession, selector: string, what: string): Promise<MeasuredClick> {
  const before = await worked(cdp)
  const longTasks = await page.evaluate(async (target) => {
    const found: number[] = []
    const observer = new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) found.push(duration)
    })
    observer.observe({ entryTypes: ['longtask'] })
    document.querySelector<HTMLElement>(target)?.click()
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 60)))
    observer.disconnect()
    return found
  }, selector)
  return { what, milliseconds: ((await worked(cdp)) - before) * 1000, longTasks }
}

/** Clicks on a table of sixty permanents in a browser that is four times slower. */
export async function throttledClicks(): Promise<readonly MeasuredClick[]> {
  const site = await openSite({ width: 1440, height: 900 })
  const { page, context, address } = site
  await installFakeWorker(page)
  await page.goto(address)
  const scene = crowd()
  await showScene(page, scene)
  const cdp = await context.newCDPSession(page)
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' })
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  // Measuring is work too.
  await measure(page, cdp, 'no-such-element', 'nothing')
  const idle = await measure(page, cdp, 'no-such-element', 'nothing')
  const clicks: MeasuredClick[] = []
  const attackers = scene.view.battlefield.filter(
    ({ controller, types }) => controller === 0 && types.includes('creature'),
  )
  for (const { id } of attackers.slice(0, 12))
    clicks.push(await measure(page, cdp, `[data-entity="${id}"]`, 'attacker'))
  clicks.push(await measure(page, cdp, '[aria-label="Keys and help"]', 'help'))
  await page.keyboard.press('Escape')
  clicks.push(await measure(page, cdp, 'section[aria-label="Game log"] button[aria-expanded]', 'log'))
  await sendToPage(page, {
    kind: 'scene',
    scene: { ...scene, seq: 2, view: { ...scene.view, decision: QUESTIONS.act } },
  })
  await page.waitForSelector('main[data-seq="2"]')
  clicks.push(await measure(page, cdp, '[data-entity="3"]', 'card with a menu'))
  await site.close()
  const overhead = idle.milliseconds
  return clicks.map((click) => ({ ...click, milliseconds: Math.max(0, click.milliseconds - overhead) }))
}
