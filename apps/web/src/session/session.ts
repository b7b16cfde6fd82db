import type {
  Action,
  Answer,
  BuiltInDeck,
  EntityId,
  LogLine,
  ManaChoice,
  PlayerId,
  RenderedCard,
} from 'spellwright/play'
import type { StoreApi } from 'zustand/vanilla'
import type { Draft } from '../prompts/index.ts'
import type { RoomActions, RoomState } from '../room/room-state.ts'
import type { BotChoice, MatchSetup, ReplayInfo, Scene } from '../worker/messages.ts'
import type { Link } from './link.ts'
import type { PassRequest } from './priority.ts'
import type { Settings } from './settings.ts'
import type { BarStep, Whose } from './stops.ts'
import type { SavedGame } from './storage.ts'

export interface Notice {
  readonly text: string
  readonly tone: 'info' | 'error'
}

/** What the preview shows: an object on the table, or a card by its name. */
export interface PreviewTarget {
  readonly entity: EntityId
  readonly name: string
  readonly at: { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number }
}

export interface SessionState {
  readonly screen: 'loading' | 'lobby' | 'room' | 'table' | 'replay' | 'lab' | 'editor'
  readonly builtIn: readonly BuiltInDeck[]
  readonly bots: readonly BotChoice[]
  /** The games that can be continued, the latest first. */
  readonly unfinished: readonly SavedGame[]
  /** The slots of games that are open in another tab. */
  readonly openElsewhere: ReadonlySet<string>
  /** Where the game of this tab is stored; null before there is one. */
  readonly slot: string | null
  /** Why the worker of the page has stopped, or null. */
  readonly crash: string | null
  readonly setup: MatchSetup | null
  /** The steps of the first game are explained. */
  readonly isFirstGame: boolean
  /** Two people share the screen: the name of the one who must take it now; null while the table is shown. */
  readonly curtain: string | null
  /** The room of a match between people; null while playing alone. */
  readonly room: RoomState | null
  readonly scene: Scene | null
  readonly log: readonly LogLine[]
  readonly texts: Readonly<Record<string, RenderedCard>>
  /** What the player has chosen so far for the open question; null while they are not asked. */
  readonly draft: { readonly value: Draft } | null
  readonly passRequest: PassRequest
  readonly yields: ReadonlySet<string>
  readonly fullControl: boolean
  readonly settings: Settings
  /** How the spell or ability that the player is casting or activating is paid for; `no` if there is none. */
  readonly casting: 'no' | 'auto' | 'manual'
  readonly notice: Notice | null
  /** Something the player asked for waits for the card library. */
  readonly isLibraryLoading: boolean
  readonly engineError: { readonly message: string; readonly file: string } | null
  /** The mana sources that an automatic payment for the card under the pointer would use. */
  readonly plan: readonly ManaChoice[]
  readonly previewTarget: PreviewTarget | null
  readonly replay: { readonly info: ReplayInfo; readonly at: number; readonly viewer: PlayerId } | null
}

export interface MatchActions {
  start(setup: MatchSetup): void
  /** Starts the game that explains itself. */
  startFirstGame(): void
  endFirstGame(): void
  /** Continues a saved game; in the slot of this tab unless another is named. */
  resume(file: string, slot?: string): void
  discardUnfinished(slot: string): void
  toLobby(): void
  rematch(): void
  nextGame(): void
  concede(): void
  /** The replay of the games so far, as a file. */
  replayFile(): Promise<string>
  openReplay(text: string): void
  replayTo(at: number, viewer?: PlayerId): void
}

export interface TableActions {
  /** The player who is asked has the screen now. */
  openCurtain(): void
  answer(answer: Answer): void
  setDraft(draft: Draft): void
  press(entity: EntityId, payment?: 'auto' | 'manual'): void
  confirm(): void
  cancel(): void
  digit(value: number): void
  undo(): void
  passTurn(mode: 'soft' | 'hard'): void
  resolveStack(): void
  /** Passes until that step, once. */
  passTo(step: BarStep, whose?: Whose): void
  attackWithAll(): void
  yieldTo(key: string): void
  setFullControl(on: boolean): void
  toggleStop(whose: Whose, step: BarStep): void
  set(settings: Partial<Settings>): void
  notify(text: string, tone?: Notice['tone']): void
  showPreview(target: PreviewTarget | null): void
  showPlan(action: Action | null): void
}

export type SessionActions = MatchActions & TableActions & RoomActions

export interface Session {
  readonly store: StoreApi<SessionState>
  readonly actions: SessionActions
  readonly link: Link
}

/** The part of the state that belongs to one game. */
export const NEW_GAME = {
  scene: null,
  log: [],
  draft: null,
  passRequest: { kind: 'none' },
  yields: new Set<string>(),
  engineError: null,
  plan: [],
  previewTarget: null,
  replay: null,
  curtain: null,
  isFirstGame: false,
} as const satisfies Partial<SessionState>

export const INITIAL_STATE: Omit<SessionState, 'settings' | 'unfinished'> = {
  ...NEW_GAME,
  screen: 'loading',
  builtIn: [],
  bots: [],
  setup: null,
  room: null,
  texts: {},
  fullControl: false,
  casting: 'no',
  notice: null,
  isLibraryLoading: false,
  openElsewhere: new Set(),
  slot: null,
  crash: null,
}
