import { CardDefinitions, type DeckEntry } from '@spellwright/cards'
import {
  type Answers,
  DEFAULT_OPTIONS,
  NO_OBJECT,
  type PlayerId,
  type SeatAccess,
  type SideboardDecision,
} from '@spellwright/engine'
import { type BotContext, BotForfeit } from '../bots/bot-context.ts'
import type { Player } from '../bots/load-bot.ts'
import type { SimDeck } from '../game/sim-deck.ts'
import type { BotPair } from './play-fixture.ts'

type Lists = readonly [readonly DeckEntry[], readonly DeckEntry[]]

const expand = (entries: readonly DeckEntry[]): string[] =>
  entries.flatMap(({ name, count }) => Array.from({ length: count }, () => name))

/** Counts equal names; type lines are kept for cards without a definition. */
function countEntries(names: readonly string[], known: readonly DeckEntry[]): DeckEntry[] {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts].map(([name, count]) => {
    const typeLine = known.find((entry) => entry.name === name)?.typeLine
    return typeLine === undefined ? { name, count } : { name, count, typeLine }
  })
}

/** Asks each side for its deck for the next game of a match (SPEC S1.5). `shown`: the cards that each side has cast so far. */
export async function sideboardBetweenGames(
  decks: readonly [SimDeck, SimDeck],
  lists: Lists,
  bots: BotPair,
  contexts: readonly [BotContext, BotContext],
  shown: readonly [readonly string[], readonly string[]],
): Promise<Lists> {
  const one = await askForSideboarding(decks[0], lists[0], bots[0], contexts[0], shown[1])
  const two = await askForSideboarding(decks[1], lists[1], bots[1], contexts[1], shown[0])
  return [one, two]
}

async function askForSideboarding(
  deck: SimDeck,
  list: readonly DeckEntry[],
  bot: BotPair[number],
  context: BotContext,
  shown: readonly string[],
): Promise<readonly DeckEntry[]> {
  const all = [...deck.main, ...deck.sideboard]
  const main = expand(list)
  const spare = withoutTaken(expand(all), main)
  if (spare.length === 0) return list
  const player = createPlayer(bot, context)
  // A bot that cannot be created forfeits the next game; until then it keeps its deck.
  if (player === null) return list
  try {
    const decision: SideboardDecision = {
      shape: 'sideboard',
      purpose: 'sideboard',
      player: 0 as PlayerId,
      source: NO_OBJECT,
      text: 'Change your deck for the next game.',
      main,
      sideboard: spare,
      shown,
    }
    const answer: Answers['sideboard'] = await player.handler.sideboard(decision, SEAT_BETWEEN_GAMES)
    const isSame = [...answer.main, ...answer.sideboard].sort().join('\n') === expand(all).sort().join('\n')
    return isSame ? countEntries(answer.main, all) : list
  } finally {
    await player.close()
  }
}

function createPlayer(bot: BotPair[number], context: BotContext): Player | null {
  try {
    return bot(context)
  } catch (error) {
    if (error instanceof BotForfeit) return null
    throw error
  }
}

function noGame(): never {
  throw new Error('No game is in progress between the games of a match.')
}

/** Between games there is nothing to see; the answer is checked by the caller. */
const SEAT_BETWEEN_GAMES: SeatAccess = {
  cacheSlots: [],
  player: 0,
  options: DEFAULT_OPTIONS,
  cards: CardDefinitions,
  view: noGame,
  viewVersion: () => 0,
  abilitiesOf: () => [],
  reader: noGame,
  couldBlock: () => false,
  legalActions: () => [],
  refusal: () => null,
  enumerate: () => [],
  sample: noGame,
  determinize: noGame,
}

/** What lies outside the game while that list is played. */
export const sideboardBeside = (deck: SimDeck, list: readonly DeckEntry[]): readonly DeckEntry[] => {
  const all = [...deck.main, ...deck.sideboard]
  return countEntries(withoutTaken(expand(all), expand(list)), all)
}

function withoutTaken(all: readonly string[], taken: readonly string[]): string[] {
  const left = [...all]
  for (const name of taken) {
    const at = left.indexOf(name)
    if (at >= 0) left.splice(at, 1)
  }
  return left
}
