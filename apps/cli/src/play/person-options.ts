import type { Action } from 'spellwright'
import type { Conversation } from '../command.ts'
import type { AutoPass } from './auto-pass.ts'
import type { Paint } from './board.ts'

/** What a person can do instead of answering. A method that returns true closes the open question. */
export interface GameControls {
  /** Records that the person is asked for a new action now. */
  noteAsked(): void
  takeBack(): boolean
  concede(): Promise<boolean>
  quit(): boolean
}

export interface Settings {
  autoPass: AutoPass
  /** The turn in which priority is passed until the opponent acts. */
  yieldedTurn: number | null
  /** Asks the next question even if passing is the only choice, after a decision was taken back. */
  askNext: boolean
}

export interface PersonOptions {
  readonly label: string
  readonly conversation: Conversation
  readonly say: (text: string) => void
  readonly paint: Paint
  readonly describe: (action: Action) => string
  /** The open question in the words of its card; null if no card asks it. */
  readonly question: () => string | null
  readonly controls: GameControls
  readonly settings: Settings
  /** Whether unsupported cards are played by hand (SPEC S7.2). */
  readonly isKitchenTable: boolean
  /** At the end of input, give default answers instead of quitting. */
  readonly continueWithDefaults: boolean
}
