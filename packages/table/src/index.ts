export { type CombatForecast, combatForecast } from './combat-forecast.ts'
export { cardsWithoutRules, type DeckReport, deckReport, findCardNames } from './deck-report.ts'
export { GameObserver } from './game-observer.ts'
export type { Happening } from './happenings.ts'
export type { Move, SeenCards, Spot, Viewer } from './move-tracker.ts'
export { plannedMana } from './planned-mana.ts'
export { type PlayedGame, recordGame } from './record-game.ts'
export { replayAnswers } from './replay-answers.ts'
export type {
  ActionResponse,
  ActionView,
  BestOf,
  GameStats,
  GivenAnswer,
  MatchScore,
  Reasons,
  Scene,
  SeatStats,
  StackText,
} from './scene.ts'
export {
  askToSideboard,
  cardNames,
  deckText,
  type SideboardLists,
  sideboardAnswer,
  sideboardLists,
  sideboardRefusal,
} from './sideboard.ts'
export { reasonsFor, textsFor } from './texts.ts'
export { whyNot } from './why-not.ts'
export { PlayReasons } from './why-played.ts'
