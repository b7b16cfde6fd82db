import type { Action } from 'spellwright'
import type { Conversation } from '../command.ts'
import type { AutoPass } from './auto-pass.ts'
import type { Paint } from './board.ts'

/** What a person may do besides answering. What returns true ends the question. */
export interface Controls {
  /** The person is asked now, at the beginning of an action. */
  asked(): void
  takeBack(): boolean
  concede(): Promise<boolean>
  quit(): boolean
}

export interface Settings {
  autoPass: AutoPass
  /** Pass for the rest of that turn. */
  yieldedTurn: number | null
  /** After taking back: ask, even if there is nothing to do but pass. */
  askNext: boolean
}

export interface PersonParts {
  readonly label: string
  readonly conversation: Conversation
  readonly say: (text: string) => void
  readonly paint: Paint
  readonly describe: (action: Action) => string
  readonly controls: Controls
  readonly settings: Settings
  /** Cards without rules may be moved by hand. */
  readonly isKitchenTable: boolean
  /** When nobody types any more: give default answers instead of quitting. */
  readonly goesOnAlone: boolean
}
