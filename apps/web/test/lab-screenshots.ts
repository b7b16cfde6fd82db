// A part of `npm run screenshots`: takes pictures of the lab, its matrix and the deck editor for docs/screenshots.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { openSite } from './support/browser.ts'

const folder = process.argv[2] ?? fileURLToPath(new URL('../../../docs/screenshots', import.meta.url))
mkdirSync(folder, { recursive: true })
const site = await openSite({ width: 1280, height: 860 })
const { page } = site

async function shoot(name: string): Promise<void> {
  await page.mouse.move(2, 300)
  await page.waitForTimeout(300)
  await page.screenshot({ path: join(folder, `${name}.jpg`), type: 'jpeg', quality: 72 })
  console.log(`${name}.jpg`)
}

async function openLab(): Promise<void> {
  await page.goto('about:blank')
  await page.goto(site.address)
  await page.getByRole('button', { name: 'Lab', exact: true }).click()
}

async function choose(...opponents: string[]): Promise<void> {
  await page.getByRole('button', { name: 'None' }).click()
  for (const name of opponents)
    await page
      .getByRole('group', { name: /field|decks/ })
      .getByLabel(name)
      .first()
      .check()
}

async function play(games: number): Promise<void> {
  await page.getByLabel('Games per pair').fill(String(games))
  await page.getByRole('button', { name: 'Run', exact: true }).click()
  await page.locator('[data-status=done]').waitFor({ timeout: 0 })
}

await openLab()
await page.getByRole('button', { name: 'Add a variant' }).click()
const list = await page.getByLabel('List of deck 2').inputValue()
await page.getByLabel('Name of deck 2').fill('goblins, one land more')
await page.getByLabel('List of deck 2').fill(list.replace('4 Mogg Fanatic', '3 Mogg Fanatic\n1 Mountain'))
await choose('Sligh', 'White Weenie', 'Elves', 'RG Aggro')
await play(60)
await shoot('lab')
await openLab()
await page.getByLabel('Every deck against every other').check()
await choose('Sligh', 'White Weenie', 'Elves', 'RG Aggro', 'Mono Black Aggro')
await play(30)
await shoot('lab-matrix')
await page.getByRole('button', { name: 'Deck editor' }).click()
await page.getByRole('button', { name: 'Open', exact: true }).click()
await page.getByRole('button', { name: /Premodern Sligh/ }).click()
await page.getByLabel('Search all cards').fill('t:goblin haste mv<=3')
await page.getByText('Goblin Guide').first().waitFor()
await page.getByText(/% read/).waitFor({ state: 'hidden' })
await page.getByRole('button', { name: 'Sample hand' }).click()
await page.getByRole('list', { name: 'Hand' }).getByRole('listitem').first().waitFor()
await page.evaluate(() => scrollTo(0, 0))
await shoot('editor')
await site.close()
