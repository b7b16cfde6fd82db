import { CardDefinitions, parseDeckList, tryGetBuiltInDeck } from '@spellwright/cards'
import {
  type Answer,
  type Answers,
  askHandler,
  createGame,
  createRandom,
  type Decision,
  determinize,
  type Game,
  isObjectEntity,
  nameOf,
  type SyncDecisionHandler,
  seatOf,
} from '@spellwright/engine'
import { describe, expect, it } from 'vitest'
import { BOT_NAMES, type BotName, createBot, looksAhead } from '../src/index.ts'

const deck = (id: string) => parseDeckList(tryGetBuiltInDeck(id)!.text).main

/** The bot's answer to the open question, asked as if it had just come to the table. */
function answerOf(name: BotName, game: Game, decision: Decision): string {
  const bot = createBot(name, { seed: 'leak', budget: 16 })
  return inWords(game, decision, askHandler(bot, decision, seatOf(game, decision.player)))
}

/** Of equal cards in a library that is looked through, any one: which lies first differs, and is no secret then. */
function inWords(game: Game, { shape, shows }: Decision, answer: Answer): string {
  if (shape !== 'objects') return JSON.stringify(answer)
  const chosen = answer as Answers['objects']
  return JSON.stringify(chosen.map((id) => (isObjectEntity(id) && shows?.includes(id) ? nameOf(game, id) : id)))
}

/** A player who goes on with the game in between. */
const guide = (): SyncDecisionHandler => createBot('heuristic', { seed: 'guide' })

/** Ask about every nth question, in the game and in others that look the same from that seat. */
function differences(name: BotName, seed: string, every: number, most: number): string[] {
  const game = createGame({ decks: [deck('goblins'), deck('enchantress')], seed, cards: CardDefinitions })
  const guides = [guide(), guide()] as const
  const random = createRandom(`${seed} swaps`)
  const found: string[] = []
  for (let count = 0, asked = 0; game.decision && asked < most; count++) {
    const { decision } = game
    if (count % every === 0) {
      asked++
      const here = answerOf(name, game, decision)
      const other = determinize(game, decision.player, random)
      const there = answerOf(name, other, other.decision!)
      if (here !== there) found.push(`${decision.text} ${here} ${there}`)
    }
    game.submit(decision.player, askHandler(guides[decision.player], decision, seatOf(game, decision.player)))
  }
  return found
}

describe('bots are honest', () => {
  it.each(BOT_NAMES)(
    '[S13.11] %s answers the same when the cards it cannot see are other ones',
    (name) => {
      const [every, most] = looksAhead(name) ? [7, 40] : [5, 60]
      for (const seed of ['one', 'two']) expect(differences(name, seed, every, most)).toEqual([])
    },
    60_000,
  )
})
