// A part of `npm run screenshots`: takes pictures of a room and of a game between two people for docs/screenshots.
import { join } from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { createServer, openStore, readConfig } from '@spellwright/server'
import { type Browser, chromium, type Page } from 'playwright-core'
import { BUILT_IN_DECKS } from 'spellwright/play'
import { buildWeb, site } from '../../../tools/web.mjs'
import { chromiumPath, FLAGS } from './support/browser.ts'
import { andWaitForScene, chooseObjects, clickLegal, question, setInstantPace } from './support/player.ts'

const folder = process.argv[2] ?? fileURLToPath(new URL('../../../docs/screenshots', import.meta.url))
const ASKED = 'section[aria-label="What you are asked"][data-open]'
const HAND = 'section[aria-label^="Your hand"] [data-mark=legal]'

buildWeb()
const store = openStore({ databaseUrl: undefined, folder: undefined })
const server = await createServer(readConfig({ LOG_LEVEL: 'error' }, site), () => store)
const address = `${await server.app.listen({ host: '127.0.0.1', port: 0 })}/`
const browser: Browser = await chromium.launch({ executablePath: chromiumPath(), args: FLAGS, headless: true })

async function openPage(name: string, width: number, height: number): Promise<Page> {
  const context = await browser.newContext({ viewport: { width, height }, reducedMotion: 'reduce' })
  const page = await context.newPage()
  await setInstantPace(page)
  await page.goto(address)
  await page.waitForSelector('button[type=submit]:not([disabled])')
  await page.getByLabel('Your name').fill(name)
  return page
}

async function shoot(page: Page, name: string): Promise<void> {
  await page.mouse.move(2, 300)
  await page.waitForTimeout(300)
  await page.screenshot({ path: join(folder, `${name}.jpg`), type: 'jpeg', quality: 75 })
  console.log(`${name}.jpg`)
}

async function bringDeck(page: Page, id: string): Promise<void> {
  await page.getByRole('group', { name: 'Your deck' }).getByText('Your own list').click()
  await page.getByLabel('Your deck: list').fill(BUILT_IN_DECKS.find((deck) => deck.id === id)?.text ?? '')
}

const ready = (page: Page): Promise<void> => page.getByRole('button', { name: 'Ready', exact: true }).click()

/** Does something simple if this player is asked. */
async function move(page: Page): Promise<boolean> {
  if ((await page.locator(ASKED).count()) === 0) return false
  const asked = await question(page)
  if (!asked) return false
  if (asked.shape === 'objects') await chooseObjects(page, asked)
  else if (asked.shape !== 'act' || !(await clickLegal(page, HAND))) {
    if (asked.shape === 'attack') await page.keyboard.press('a')
    await andWaitForScene(page, () => page.keyboard.press('Space'))
  }
  return true
}

const ann = await openPage('Ann', 1280, 860)
const bob = await openPage('Bob', 1280, 860)
await ann.getByRole('button', { name: 'Play with a friend' }).click()
await ann.getByRole('button', { name: 'Create the room' }).click()
const link = await ann.getByLabel('Link to this room').inputValue()
await bob.goto('about:blank')
await bob.goto(link)
await ann.getByRole('region', { name: 'Seat 2' }).getByText('Bob').waitFor()
await bob.getByLabel('Say something').fill('Good luck!')
await bob.keyboard.press('Enter')
await ann.getByText('Good luck!').waitFor()
await bringDeck(bob, 'elves')
await ready(bob)
await bringDeck(ann, 'goblins')
await ann.getByRole('region', { name: 'Seat 2' }).getByText(/ready/i).first().waitFor()
await shoot(ann, 'room')
await ready(ann)
for (const page of [ann, bob]) await page.waitForSelector('main[data-seq]')
// They play until there is an attack to be seen.
for (let moves = 0; moves < 120 && (await ann.locator('[data-arrow=attack]').count()) < 2; moves++) {
  const hasMoved = (await move(ann)) || (await move(bob))
  if (!hasMoved) await ann.waitForTimeout(50)
}
await shoot(ann, 'friends')
await browser.close()
await server.stop('The pictures are taken.')
process.exit(0)
