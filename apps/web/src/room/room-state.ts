import type { ChatLine, OpenTable, RoomSettings, RoomView, Welcome } from '@spellwright/protocol'
import type { ConnectionState } from './server-link.ts'

/** What the page knows about the room it is in, or is about to enter. */
export interface RoomState {
  readonly connection: ConnectionState
  /** Null until the server has let us in. */
  readonly view: RoomView | null
  readonly chat: readonly ChatLine[]
  readonly isMuted: boolean
  readonly bots: Welcome['bots']
  readonly tables: readonly OpenTable[]
  /** When the last message about the room came, for the clocks. */
  readonly receivedAt: number
}

export const NEW_ROOM: RoomState = {
  connection: 'connecting',
  view: null,
  chat: [],
  isMuted: false,
  bots: [],
  tables: [],
  receivedAt: 0,
}

/** What a player can do in a room. */
export interface RoomActions {
  /** Connects to the server, to create or find a room. */
  openRooms(): void
  createRoom(settings: RoomSettings): void
  joinRoom(code: string, as: 'player' | 'spectator'): void
  refreshTables(): void
  bringDeck(title: string, text: string): void
  setReady(ready: boolean): void
  addBot(bot: string): void
  removeBot(): void
  offer(what: 'draw' | 'takeBack' | 'openHands'): void
  replyToOffer(accept: boolean): void
  claim(what: 'win' | 'bot'): void
  wantRematch(): void
  sendChat(text: string): void
  setMuted(muted: boolean): void
  /** Back to the lobby. During a match the seat stays ours, and the link leads back to it. */
  leaveRoom(): void
}
