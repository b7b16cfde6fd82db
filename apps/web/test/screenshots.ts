// `npm run screenshots`: the lobby, the first hand, a busy combat, a spell with its target, the end; in docs/screenshots.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { openSite } from './support/browser.ts'
import { andMove, chooseObjects, hurryUp, question, startGame } from './support/player.ts'

const folder = process.argv[2] ?? fileURLToPath(new URL('../../../docs/screenshots', import.meta.url))
mkdirSync(folder, { recursive: true })
const site = await openSite()
const { page } = site
await hurryUp(page)

async function shoot(name: string): Promise<void> {
  await page.mouse.move(2, 300)
  await page.waitForTimeout(300)
  await page.screenshot({ path: join(folder, `${name}.png`) })
  console.log(`${name}.png`)
}

const HAND = 'section[aria-label^="Your hand"] [data-mark=legal]'
const taken = new Set<string>()

async function once(name: string, when: boolean): Promise<void> {
  if (!when || taken.has(name)) return
  taken.add(name)
  await shoot(name)
}

/** Uses what is lit; takes a picture where there is something to see. */
async function move(one: Page): Promise<boolean> {
  const asked = await question(one)
  if (!asked) return false
  const creatures = await one.locator('section[aria-label="Your other permanents"] [data-entity]').count()
  const stack = await one.locator('[data-edge] li').count()
  const arrows = await one.locator('[data-arrow=target]').count()
  const attacks = await one.locator('[data-arrow=attack]').count()
  await once('stack', stack > 0 && arrows > 0 && creatures >= 2)
  await once('combat', stack > 0 && arrows > 0 && attacks >= 3)
  await once('mulligan', asked.purpose === 'mulligan')
  if (asked.shape === 'attack') {
    await one.keyboard.press('a')
    await once('attack', creatures >= 4)
  } else if (asked.shape === 'block') await once('block', creatures >= 2)
  else if (asked.shape === 'objects') {
    await once('choose', asked.purpose === 'chooseFound')
    await once('target', asked.purpose === 'target' && creatures >= 2)
    await chooseObjects(one, asked)
    return true
  } else if (asked.shape === 'act' && stack === 0) {
    const lit = one.locator(HAND)
    if ((await lit.count()) > 0) {
      await andMove(one, async () => {
        await lit.first().click()
        const menu = one.locator('[role=menu] button').first()
        if ((await menu.count()) > 0) await menu.click()
      })
      return true
    }
  }
  await andMove(one, () => one.keyboard.press('Space'))
  return true
}

await page.goto(site.address)
await page.waitForSelector('button[type=submit]:not([disabled])')
await page.getByLabel('Seed').fill('spellwright')
await shoot('lobby')
await startGame(page, { seed: process.argv[3] ?? 'screenshots 1', bot: 'heuristic' })
// Every priority is asked, so that no moment with something on the stack is missed.
await page.getByRole('button', { name: 'Full control' }).click()
for (let moves = 0; moves < 1500 && (await move(page)); moves++);
await shoot('game-over')
await site.close()
