import type { StoreApi } from 'zustand/vanilla'
import type { GameFlow } from '../session/game-flow.ts'
import type { Link } from '../session/link.ts'
import { NEW_GAME, type SessionState } from '../session/session.ts'
import { loadGuestToken, saveGuestToken } from '../session/storage.ts'
import type { RequestKind } from '../worker/messages.ts'
import { socketAddress } from './room-address.ts'
import { NEW_ROOM, type RoomActions, type RoomState } from './room-state.ts'
import { ServerLink, type ServerNews, type ServerRequest, type Socket } from './server-link.ts'

/** After this many failures the player is told that there may be no server at all. */
const FAILURES_BEFORE_ADVICE = 2

const NO_SERVER =
  'There is no Spellwright server at this address, so friends cannot join. Start one with “npm start”, or open a hosted address; playing alone works everywhere.'

export interface Rooms {
  readonly actions: RoomActions
  /** Sends the requests of a running game to the server while one is played there, and to the worker otherwise. */
  readonly link: Link
}

/** Everything about playing with a friend: the connection, the room, and the requests that go to the server. */
export function createRooms(
  store: StoreApi<SessionState>,
  worker: Link,
  flow: GameFlow,
  openSocket: () => Socket = () => new WebSocket(socketAddress(location.href)),
): Rooms {
  const { getState: get, setState: set } = store
  let server: ServerLink | null = null
  /** The room to enter again after the connection was lost. */
  let entered: { readonly code: string; readonly as: 'player' | 'spectator' } | null = null
  /** The number of the question in each scene that was received. */
  const questions = new Map<number, number>()

  const update = (part: Partial<RoomState>): void => set(({ room }) => ({ room: { ...(room ?? NEW_ROOM), ...part } }))

  const ask = (request: ServerRequest): Promise<unknown> =>
    server?.request(request) ?? Promise.reject(new Error('There is no connection to the server.'))
  const send = (request: ServerRequest): void => {
    ask(request).catch(flow.notifyError)
  }

  function onNews(news: ServerNews): void {
    switch (news.kind) {
      case 'room':
        update({ view: news.room, receivedAt: Date.now() })
        entered = { code: news.room.code, as: news.room.you === null ? 'spectator' : 'player' }
        history.replaceState(null, '', `#room=${news.room.code}`)
        if (news.room.phase === 'waiting') set({ ...NEW_GAME, screen: 'room' })
        return
      case 'scene':
        if (news.question !== null) questions.set(news.scene.seq, news.question)
        if (news.scene.logFrom === 0) flow.clear()
        flow.onNotification({ kind: 'scene', scene: news.scene })
        return
      case 'chat':
        update({ chat: [...(get().room?.chat ?? []), ...news.lines].slice(-200) })
        return
      case 'replaced':
        leave()
        flow.notify('You opened this room in another tab or on another device; this one has left it.')
        return
      case 'closing':
        flow.notify(news.reason)
    }
  }

  function onState(connection: RoomState['connection']): void {
    update({ connection })
    if (connection === 'lost' && get().room?.view === null && (server?.failures ?? 0) >= FAILURES_BEFORE_ADVICE) {
      leave()
      flow.notify(NO_SERVER, 'error')
    }
  }

  function open(): void {
    if (server) return
    set({ room: NEW_ROOM, notice: null })
    server = new ServerLink({
      name: get().settings.name.trim() || 'Player',
      openSocket,
      loadToken: loadGuestToken,
      saveToken: saveGuestToken,
      onNews,
      onState,
      onWelcome: ({ bots }) => {
        update({ bots })
        if (entered) join()
      },
      onRefused: (reason) => {
        leave()
        flow.notify(reason, 'error')
      },
    })
  }

  function join(): void {
    if (!entered) return
    const { code, as } = entered
    update({ chat: [] })
    ask({ kind: 'join', code, as, lastSeq: 0 }).catch((error: Error) => {
      // A full room can still be watched; a wrong code cannot be entered at all.
      if (as === 'player' && error.message.endsWith('You can watch instead.')) {
        entered = { code, as: 'spectator' }
        join()
        flow.notify(error.message.replace('You can watch instead.', 'You are watching.'))
      } else if (server && get().room?.connection === 'open') {
        leave()
        flow.notifyError(error)
      }
    })
  }

  function leave(): void {
    const { room } = get()
    const phase = room?.view?.phase
    if (room?.connection === 'open' && (phase === 'waiting' || phase === 'over')) send({ kind: 'leave' })
    server?.close()
    server = null
    entered = null
    questions.clear()
    flow.clear()
    history.replaceState(null, '', location.pathname + location.search)
    set({ ...NEW_GAME, screen: 'lobby', room: null })
  }

  /** The requests of the table, as the server wants them. */
  const toServer: { readonly [K in RequestKind]?: (request: never) => Promise<unknown> } = {
    answer: ({ seq, answer, auto }: { seq: number; answer: unknown; auto: boolean }) =>
      ask({ kind: 'answer', question: questions.get(seq) ?? 0, answer, auto }),
    concede: () => ask({ kind: 'concede' }),
    undo: () => ask({ kind: 'offer', what: 'takeBack' }),
    nextGame: () => ask({ kind: 'nextGame' }),
    leave: () => Promise.resolve(null),
    explain: (object: number) => ask({ kind: 'explain', object }),
    plan: (action: unknown) => ask({ kind: 'plan', action }),
    forecast: (answer: unknown) => ask({ kind: 'forecast', answer }),
    whyNot: (object: number) => ask({ kind: 'whyNot', object }),
    replayFile: async () => {
      const path = get().room?.view?.replay
      if (!path) throw new Error('The replay is stored when the match is over.')
      const response = await fetch(new URL(path.slice(1), location.href.replace(/#.*/, '')))
      if (!response.ok) throw new Error('The replay could not be loaded.')
      return response.text()
    },
  }

  return {
    link: {
      ask: (kind, request) => {
        const handler = get().room?.view ? toServer[kind] : undefined
        return (handler ? handler(request as never) : worker.ask(kind, request)) as ReturnType<Link['ask']> as never
      },
    },
    actions: {
      openRooms: open,
      createRoom: (settings) => {
        open()
        send({ kind: 'create', settings })
      },
      joinRoom: (code, as) => {
        entered = { code, as }
        if (server) join()
        else open()
      },
      refreshTables: () => {
        ask({ kind: 'tables' })
          .then((tables) => update({ tables: tables as RoomState['tables'] }))
          .catch(() => {})
      },
      bringDeck: (title, text) => send({ kind: 'deck', deck: { title, text } }),
      setReady: (ready) => send({ kind: 'ready', ready }),
      addBot: (bot) => send({ kind: 'addBot', bot }),
      removeBot: () => send({ kind: 'removeBot' }),
      offer: (what) => send({ kind: 'offer', what }),
      replyToOffer: (accept) => send({ kind: 'reply', accept }),
      claim: (what) => send({ kind: 'claim', what }),
      wantRematch: () => {
        send({ kind: 'rematch' })
        flow.notify('Waiting for the other player.')
      },
      sendChat: (text) => send({ kind: 'chat', text }),
      setMuted: (isMuted) => update({ isMuted }),
      leaveRoom: leave,
    },
  }
}
