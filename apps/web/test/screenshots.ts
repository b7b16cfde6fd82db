// `npm run screenshots` takes pictures of ten moments in several sizes into out/screenshots, and those of the README into docs/screenshots.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { openSite, type Site } from './support/browser.ts'
import { installFakeWorker, showScene } from './support/fake-worker.ts'
import { MOMENTS, type MomentName } from './support/moments.ts'

const root = (path: string): string => fileURLToPath(new URL(`../../../${path}`, import.meta.url))
const [wanted = '', folder = root('out/screenshots')] = process.argv.slice(2)
const readme = root('docs/screenshots')
mkdirSync(folder, { recursive: true })

const DESKTOP = [
  { width: 1280, height: 720 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
] as const
const PHONE = [
  { width: 390, height: 844 },
  { width: 844, height: 390 },
] as const

/** The moments that the README shows, in the first size. */
const IN_README: readonly string[] = ['lobby', 'mulligan', 'busy-board', 'combat-of-eight', 'game-over']
/** Enough to see everything; the pictures of the README should be small. */
const JPEG = { type: 'jpeg', quality: 72 } as const

/** Pictures are taken when nothing moves any more. */
const SETTLE_MS = 350

async function shoot(page: Page, name: string): Promise<void> {
  const { width = 0, height = 0 } = page.viewportSize() ?? {}
  await page.mouse.move(2, 300)
  await page.waitForTimeout(SETTLE_MS)
  await page.screenshot({ path: join(folder, `${name} ${width}x${height}.png`) })
  if (IN_README.includes(name) && width === DESKTOP[0].width)
    await page.screenshot({ path: join(readme, `${name}.jpg`), ...JPEG })
  console.log(`${name} ${width}x${height}`)
}

const isWanted = (name: string): boolean => name.includes(wanted)

async function shootLobby({ page, address }: Site): Promise<void> {
  if (!isWanted('lobby')) return
  for (const size of [...DESKTOP, ...PHONE]) {
    await page.setViewportSize(size)
    await page.goto(address)
    await page.waitForSelector('button[type=submit]:not([disabled])')
    await page.getByRole('button', { name: 'Vintage' }).first().waitFor()
    await page.getByLabel('Seed').fill('spellwright')
    await shoot(page, 'lobby')
  }
}

async function shootMoments({ page, address }: Site): Promise<void> {
  await installFakeWorker(page)
  for (const name of (Object.keys(MOMENTS) as MomentName[]).filter(isWanted)) {
    const scene = MOMENTS[name]()
    for (const size of [...DESKTOP, ...PHONE]) {
      await page.setViewportSize(size)
      await page.goto('about:blank')
      await page.goto(address)
      await showScene(page, scene)
      await shoot(page, name)
    }
  }
}

const site = await openSite(DESKTOP[0])
await shootLobby(site)
await shootMoments(site)
await site.close()
