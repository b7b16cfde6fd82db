import {
  type DeckEntry,
  type DeckList,
  formatDeckList,
  type Game,
  type ObjectId,
  type PlayerId,
} from 'spellwright/play'
import type { Scene } from './scene.ts'
import { textsFor } from './texts.ts'

/** The names of all cards, one for each copy. */
export const cardNames = (entries: readonly DeckEntry[]): string[] =>
  entries.flatMap(({ name, count }) => Array.from({ length: count }, () => name))

const withCounts = (names: readonly string[]): DeckEntry[] => {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts].map(([name, count]) => ({ name, count }))
}

export const deckText = (main: readonly string[], sideboard: readonly string[]): string =>
  formatDeckList({ main: withCounts(main), sideboard: withCounts(sideboard), notes: [], errors: [] })

/** A deck while it is changed between two games: the names of its cards, one for each copy. */
export interface SideboardLists {
  readonly main: readonly string[]
  readonly sideboard: readonly string[]
}

export const sideboardLists = ({ main, sideboard }: DeckList): SideboardLists => ({
  main: cardNames(main),
  sideboard: cardNames(sideboard),
})

/** The scene after a game, with the question how to change the deck for the next one. */
export function askToSideboard(scene: Scene, game: Game, player: PlayerId, lists: SideboardLists): Scene {
  const names = new Set([...lists.main, ...lists.sideboard])
  return {
    ...scene,
    texts: { ...scene.texts, ...textsFor(game, names) },
    view: {
      ...scene.view,
      waitingFor: player,
      decision: {
        shape: 'sideboard',
        player,
        purpose: 'sideboard',
        source: 0 as ObjectId,
        text: 'Change your deck for the next game.',
        cards: [],
        ...lists,
      },
    },
  }
}

const isNames = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((name) => typeof name === 'string')

/** The lists in an answer, or null if it has none. */
export function sideboardAnswer(answer: unknown): SideboardLists | null {
  if (typeof answer !== 'object' || answer === null || !('main' in answer) || !('sideboard' in answer)) return null
  const { main, sideboard } = answer
  return isNames(main) && isNames(sideboard) ? { main, sideboard } : null
}

const sorted = ({ main, sideboard }: SideboardLists): string => [...main, ...sideboard].sort().join('\n')

/** Why a deck cannot be changed like that, or null. */
export function sideboardRefusal(before: SideboardLists, answer: unknown): string | null {
  const after = sideboardAnswer(answer)
  if (after === null) return 'That is not a deck.'
  if (sorted(after) !== sorted(before)) return 'The main deck and sideboard must contain the same cards as before.'
  const least = Math.min(60, before.main.length)
  return after.main.length < least ? `The main deck needs at least ${least} cards.` : null
}
