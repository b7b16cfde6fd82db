// `npm run screenshots` takes pictures of the lobby, an opening hand, a busy combat and the end for docs/screenshots.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { openSite } from './support/browser.ts'
import { andWaitForScene, chooseObjects, clickLegal, question, setInstantPace, startGame } from './support/player.ts'

const folder = process.argv[2] ?? fileURLToPath(new URL('../../../docs/screenshots', import.meta.url))
mkdirSync(folder, { recursive: true })
const site = await openSite()
const { page } = site
await setInstantPace(page)

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

/** Uses a highlighted card, and takes a screenshot if there is something to see. */
async function move(): Promise<boolean> {
  const asked = await question(page)
  if (!asked) return false
  const count = (selector: string): Promise<number> => page.locator(selector).count()
  const stack = await count('[data-edge] li')
  const isBusy = stack > 0 && (await count('[data-arrow=target]')) > 0 && (await count('[data-arrow=attack]')) >= 3
  await once('mulligan', asked.purpose === 'mulligan')
  await once('combat', isBusy)
  if (asked.shape === 'objects') {
    await chooseObjects(page, asked)
    return true
  }
  if (asked.shape === 'act' && stack === 0 && (await clickLegal(page, HAND))) return true
  if (asked.shape === 'attack') await page.keyboard.press('a')
  await andWaitForScene(page, () => page.keyboard.press('Space'))
  return true
}

await page.goto(site.address)
await page.waitForSelector('button[type=submit]:not([disabled])')
await page.getByLabel('Seed').fill('spellwright')
await shoot('lobby')
// Not every game has such a combat, so games are played until one does.
for (let game = 1; game <= 8 && !taken.has('combat'); game++) {
  await page.goto(site.address)
  await startGame(page, { seed: `screenshots ${game}`, bot: 'heuristic' })
  await move()
  // With full control, no moment with something on the stack is skipped.
  await page.getByRole('button', { name: 'Full control' }).click()
  for (let moves = 0; moves < 1500 && (await move()); moves++);
}
await shoot('game-over')
await site.close()
