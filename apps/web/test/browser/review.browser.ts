import { AxeBuilder } from '@axe-core/playwright'
import { defaultAnswer, type MatchSetup } from 'spellwright/play'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { firstGame, newGame, replayOf } from '../../src/worker/match-file.ts'
import { openSite, type Site } from '../support/browser.ts'

// A browser on a busy machine is slow.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 120_000 })

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

/** A game in which nobody ever does anything but pass. */
function idleGame(): string {
  const deck = { title: 'Lackeys', text: '20 Mountain\n20 Goblin Lackey\n' }
  const setup: MatchSetup = {
    decks: [deck, deck],
    names: ['Ann', 'Bea'],
    bot: 'random',
    starts: 'you',
    seed: 'idle',
    bestOf: 1,
    kitchenTable: false,
  }
  const game = newGame(setup, firstGame(setup))
  while (game.decision && game.answers.length < 80) game.submit(game.decision.player, defaultAnswer(game.decision))
  game.concede(0)
  const answers = game.answers.map(({ player, answer, concede }) => ({
    player,
    answer,
    ...(concede ? { concede } : {}),
  }))
  return replayOf({ setup, games: [{ ...firstGame(setup), answers, result: game.state.result }] })
}

it('the review of a replay shows the chance to win and says what would have been better', async () => {
  const { page, address, errors } = site
  await page.goto(address)
  await page.waitForSelector('button[type=submit]:not([disabled])')
  const buffer = Buffer.from(idleGame())
  await page.getByLabel('Watch a replay').setInputFiles({ name: 'idle.jsonl', mimeType: 'application/json', buffer })
  await page.getByRole('button', { name: 'Review', exact: true }).click()
  const review = page.getByRole('region', { name: 'Review' })
  await review.getByText(/\d+ decisions of Ann, [1-9]\d* with something better/).waitFor({ timeout: 120_000 })
  await review.getByRole('button', { name: 'Next to look at' }).click()
  await review
    .getByText(/Ann decides: Pass\. Chance to win: \d+ %\. Better: (Play Mountain|Cast Goblin Lackey)/)
    .waitFor()
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')).toEqual([])
  await page.getByRole('button', { name: 'End the review' }).click()
  expect(await review.count()).toBe(0)
  expect(errors).toEqual([])
})
