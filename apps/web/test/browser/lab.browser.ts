import { readFileSync } from 'node:fs'
import { AxeBuilder } from '@axe-core/playwright'
import { labCsv, labReport, labRun, pairsAcross, playRange, RunTable, rangesOf } from 'spellwright/lab'
import { parseDeckList, tryGetBuiltInDeck } from 'spellwright/play'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { openSite, resetPage, type Site } from '../support/browser.ts'

// A browser on a busy machine is slow.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 120_000 })

let site: Site
beforeAll(async () => {
  site = await openSite({ width: 1280, height: 900 })
})
afterAll(() => site.close())

async function findings(): Promise<unknown[]> {
  const { violations } = await new AxeBuilder({ page: site.page }).analyze()
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => [id, nodes.map(({ html }) => html.slice(0, 200))])
}

const SHORT = '10 Mountain\n10 Lightning Bolt\n10 Goblin Lackey'
const SHORTER = '12 Mountain\n9 Lightning Bolt\n9 Goblin Lackey'

async function openLab(): Promise<void> {
  await resetPage(site)
  await site.page.getByRole('button', { name: 'Lab', exact: true }).click()
}

async function describeRun(games: string): Promise<void> {
  const { page } = site
  await page.getByLabel('Deck 1', { exact: true }).selectOption('')
  await page.getByLabel('Name of deck 1').fill('burn')
  await page.getByLabel('List of deck 1').fill(SHORT)
  await page.getByRole('button', { name: 'Add a variant' }).click()
  await page.getByLabel('Name of deck 2').fill('burn 12')
  await page.getByLabel('List of deck 2').fill(SHORTER)
  await page.getByRole('group', { name: 'The field' }).getByLabel('Sligh').check()
  await page.getByLabel('Games per pair').fill(games)
  await page.getByLabel('Seed').fill('browser')
}

const deckOf = (name: string, text: string) => {
  const { main, sideboard } = parseDeckList(text)
  return { name, main, sideboard }
}

/** The table of the same run, played here as the command line plays it. */
async function tableHere(games: number): Promise<string> {
  const run = labRun({
    decks: [deckOf('burn', SHORT), deckOf('burn 12', SHORTER), deckOf('sligh', tryGetBuiltInDeck('sligh')?.text ?? '')],
    pairs: pairsAcross(2, 1),
    games,
    bots: ['heuristic', 'heuristic'],
    seed: 'browser',
    match: 'bo1',
    kitchenTable: false,
    maxTurns: 200,
    stopWidth: null,
  })
  const table = new RunTable(run)
  for (const range of rangesOf(run, games)) table.add(await playRange(run, range))
  return `${labCsv(labReport(table))}\n`
}

async function exported(kind: string): Promise<string> {
  const download = site.page.waitForEvent('download')
  await site.page.getByRole('button', { name: kind, exact: true }).click()
  return readFileSync(await (await download).path(), 'utf8')
}

describe('the lab', () => {
  it('plays in the page’s workers the table that the command line prints, byte for byte', async () => {
    await openLab()
    await describeRun('44')
    expect(await findings()).toEqual([])
    const { page, errors } = site
    await page.getByRole('button', { name: 'Run', exact: true }).click()
    await page.locator('[data-status=done]').waitFor()
    expect(await exported('CSV')).toBe(await tableHere(44))
    expect(await findings()).toEqual([])
    expect(JSON.parse(await exported('JSON'))).toMatchObject({ seed: 'browser', isDone: true, games: 88 })
    expect(await exported('HTML')).toContain('burn minus burn 12')
    expect(errors).toEqual([])
  })

  it('has the variants, the matrix and the field, and a game of it opens in the replay viewer', async () => {
    const { page } = site
    await page.getByText('burn minus burn 12, in points of win rate').waitFor()
    await page.getByRole('tab', { name: 'Field' }).click()
    await page.getByLabel('Weight of sligh').fill('3')
    expect(await findings()).toEqual([])
    await page.getByRole('tab', { name: 'Matrix' }).click()
    await page.getByRole('button', { name: /^burn against sligh: / }).click()
    expect(await findings()).toEqual([])
    await page.getByRole('region', { name: 'Details' }).getByRole('heading', { name: 'burn against sligh' }).waitFor()
    await page.getByRole('region', { name: 'Games' }).getByRole('button').first().click()
    await page.getByRole('region', { name: 'Replay' }).waitFor()
    await page.getByRole('button', { name: 'Lobby', exact: true }).click()
    await page.getByRole('heading', { name: 'Lab' }).waitFor()
  })

  it('stops and goes on, is kept when the page is closed, and is the same table in the end', async () => {
    await openLab()
    await describeRun('120')
    const { page, address } = site
    await page.getByRole('button', { name: 'Run', exact: true }).click()
    await page.waitForFunction(() => /^[1-9]/.test(document.querySelector('[data-status=running]')?.textContent ?? ''))
    await page.getByRole('button', { name: 'Stop', exact: true }).click()
    await page.locator('[data-status=paused]').waitFor()
    await page.getByRole('button', { name: 'New run' }).click()
    await page.goto('about:blank')
    await page.goto(address)
    await page.getByRole('button', { name: 'Lab', exact: true }).click()
    await page.getByRole('button', { name: 'burn, burn 12 against sligh', exact: true }).first().click()
    await page.getByRole('button', { name: 'Go on' }).click()
    await page.locator('[data-status=done]').waitFor()
    expect(await exported('CSV')).toBe(await tableHere(120))
  })

  it('refuses what cannot be played with a sentence', async () => {
    await openLab()
    const { page } = site
    await page.getByRole('button', { name: 'Run', exact: true }).click()
    await page.getByText('Choose at least one opponent.').waitFor()
    await describeRun('40')
    await page.getByLabel('List of deck 1').fill('4 Shahrazad\n20 Plains')
    await page.getByRole('button', { name: 'Run', exact: true }).click()
    await page.getByText('burn has cards without rules: Shahrazad.').waitFor()
  })
})
