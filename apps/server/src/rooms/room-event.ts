import type { Clock, RoomSettings, Seat } from '@spellwright/protocol'
import type { Answer, BotName } from 'spellwright/play'

/** What a match is shuffled with, and the unguessable name of its replay. */
export interface MatchSecrets {
  readonly secret: string
  readonly replay: string
}

/** Why a player lost without losing the game itself. */
export type Forfeit = 'conceded' | 'outOfTime' | 'left'

/** Everything that can happen in a room. A room is the list of its events, so that it can be built again from them. */
export type RoomEvent =
  | { readonly kind: 'created'; readonly settings: RoomSettings; readonly secrets: MatchSecrets }
  | { readonly kind: 'seated'; readonly seat: Seat; readonly player: string; readonly name: string }
  | { readonly kind: 'unseated'; readonly seat: Seat }
  | { readonly kind: 'botSeated'; readonly seat: Seat; readonly bot: BotName; readonly name: string }
  | { readonly kind: 'deck'; readonly seat: Seat; readonly title: string; readonly text: string }
  | { readonly kind: 'ready'; readonly seat: Seat; readonly ready: boolean }
  | { readonly kind: 'connection'; readonly seat: Seat; readonly connected: boolean }
  /** The server was started again: nobody is connected, and the time it was down counts for nobody. */
  | { readonly kind: 'recovered' }
  | { readonly kind: 'answer'; readonly seat: Seat; readonly answer: Answer; readonly auto: boolean }
  | { readonly kind: 'sideboarded'; readonly seat: Seat; readonly text: string }
  | { readonly kind: 'forfeit'; readonly seat: Seat; readonly why: Forfeit }
  | { readonly kind: 'offer'; readonly seat: Seat; readonly what: 'draw' | 'takeBack' | 'openHands' }
  | { readonly kind: 'offerAnswered'; readonly accept: boolean }
  /** A bot plays on for a player who is away. */
  | { readonly kind: 'handedOver'; readonly seat: Seat; readonly bot: BotName }
  | { readonly kind: 'cameBack'; readonly seat: Seat }
  | { readonly kind: 'rematch'; readonly seat: Seat }
  | { readonly kind: 'newMatch'; readonly secrets: MatchSecrets }
  | { readonly kind: 'chat'; readonly from: string; readonly seat: Seat | null; readonly text: string }

export type { Clock }
