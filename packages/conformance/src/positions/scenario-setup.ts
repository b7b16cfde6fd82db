import type { CardEntry, PlayerSetup, Scenario } from '../format/scenario.ts'
import type { CardAt, PositionSetup, PositionSide } from './position.ts'

const DEFAULT_LIBRARY: CardAt = { card: 'Mountain', count: 71 }

const cardsOf = (entries: readonly CardEntry[]): CardAt[] =>
  entries.map(({ card, count = 1, tapped }) => (tapped ? { card, count, tapped } : { card, count }))

const sideOf = ({ life, defaultLibrary, library, hand, battlefield, graveyard, exile }: PlayerSetup): PositionSide => ({
  life,
  library: [...cardsOf(library), ...(defaultLibrary ? [DEFAULT_LIBRARY] : [])],
  hand: cardsOf(hand),
  battlefield: cardsOf(battlefield),
  graveyard: cardsOf(graveyard),
  exile: cardsOf(exile),
})

/** The position a scenario starts from, in the first main phase of player A, who becomes you. */
export const scenarioSetup = ({ players }: Scenario): PositionSetup => ({
  you: sideOf(players.A),
  opponent: sideOf(players.B),
  turn: 1,
})
