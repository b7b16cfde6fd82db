import type { StoreApi } from 'zustand/vanilla'
import type { GameFlow } from '../session/game-flow.ts'
import { NEW_GAME, type SessionState } from '../session/session.ts'
import { loadGuestToken, saveGuestToken } from '../session/storage.ts'
import { NEW_ROOM, type RoomState } from './room-state.ts'
import { ServerLink, type ServerNews, type ServerRequest, type Socket } from './server-link.ts'

/** After this many failures the player is told that there may be no server at all. */
const FAILURES_BEFORE_ADVICE = 2

const MOST_CHAT_LINES = 200

const NO_SERVER =
  'There is no Spellwright server at this address, so friends cannot join. Start one with “npm start”, or open a hosted address; playing alone works everywhere.'

interface Entered {
  readonly code: string
  readonly as: 'player' | 'spectator'
}

/** The connection to the server, the room that was entered, and what the server tells of it. */
export class RoomConnection {
  private readonly store: StoreApi<SessionState>
  private readonly flow: GameFlow
  private readonly openSocket: () => Socket
  private server: ServerLink | null = null
  /** The room to enter again after the connection was lost. */
  private entered: Entered | null = null
  /** The number of the question in each scene that was received. */
  private readonly questions = new Map<number, number>()

  constructor(store: StoreApi<SessionState>, flow: GameFlow, openSocket: () => Socket) {
    this.store = store
    this.flow = flow
    this.openSocket = openSocket
  }

  get room(): RoomState | null {
    return this.store.getState().room
  }

  update(part: Partial<RoomState>): void {
    this.store.setState(({ room }) => ({ room: { ...(room ?? NEW_ROOM), ...part } }))
  }

  ask(request: ServerRequest): Promise<unknown> {
    return this.server?.request(request) ?? Promise.reject(new Error('There is no connection to the server.'))
  }

  send(request: ServerRequest): void {
    this.ask(request).catch(this.flow.notifyError)
  }

  /** The number of the question that a scene asks. */
  questionOf(seq: number): number {
    return this.questions.get(seq) ?? 0
  }

  open(): void {
    if (this.server) return
    this.store.setState({ room: NEW_ROOM, notice: null })
    this.server = new ServerLink({
      name: this.store.getState().settings.name.trim() || 'Player',
      openSocket: this.openSocket,
      loadToken: loadGuestToken,
      saveToken: saveGuestToken,
      onNews: (news) => this.onNews(news),
      onState: (state) => this.onState(state),
      onWelcome: ({ bots }) => {
        this.update({ bots })
        if (this.entered) this.enter(this.entered)
      },
      onRefused: (reason) => {
        this.leave()
        this.flow.notify(reason, 'error')
      },
    })
  }

  join(code: string, as: Entered['as']): void {
    this.entered = { code, as }
    if (this.server) this.enter(this.entered)
    else this.open()
  }

  leave(): void {
    const { room } = this
    const phase = room?.view?.phase
    if (room?.connection === 'open' && (phase === 'waiting' || phase === 'over')) this.send({ kind: 'leave' })
    this.server?.close()
    this.server = null
    this.entered = null
    this.questions.clear()
    this.flow.clear()
    history.replaceState(null, '', location.pathname + location.search)
    this.store.setState({ ...NEW_GAME, screen: 'lobby', room: null })
  }

  private enter({ code, as }: Entered): void {
    this.update({ chat: [] })
    this.ask({ kind: 'join', code, as, lastSeq: 0 }).catch((error: Error) => {
      // A full room can still be watched; a wrong code cannot be entered at all.
      if (as === 'player' && error.message.endsWith('You can watch instead.')) {
        this.join(code, 'spectator')
        this.flow.notify(error.message.replace('You can watch instead.', 'You are watching.'))
      } else if (this.server && this.room?.connection === 'open') {
        this.leave()
        this.flow.notifyError(error)
      }
    })
  }

  private onNews(news: ServerNews): void {
    switch (news.kind) {
      case 'room':
        this.update({ view: news.room, receivedAt: Date.now() })
        this.entered = { code: news.room.code, as: news.room.you === null ? 'spectator' : 'player' }
        history.replaceState(null, '', `#room=${news.room.code}`)
        if (news.room.phase === 'waiting') this.store.setState({ ...NEW_GAME, screen: 'room' })
        return
      case 'scene':
        if (news.question !== null) this.questions.set(news.scene.seq, news.question)
        if (news.scene.logFrom === 0) this.flow.clear()
        this.flow.onNotification({ kind: 'scene', scene: news.scene })
        return
      case 'chat':
        this.update({ chat: [...(this.room?.chat ?? []), ...news.lines].slice(-MOST_CHAT_LINES) })
        return
      case 'replaced':
        this.leave()
        this.flow.notify('You opened this room in another tab or on another device; this one has left it.')
        return
      case 'closing':
        this.flow.notify(news.reason)
    }
  }

  private onState(connection: RoomState['connection']): void {
    this.update({ connection })
    if (connection !== 'lost' || this.room?.view !== null) return
    if ((this.server?.failures ?? 0) < FAILURES_BEFORE_ADVICE) return
    this.leave()
    this.flow.notify(NO_SERVER, 'error')
  }
}
