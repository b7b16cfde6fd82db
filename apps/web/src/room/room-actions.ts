import type { StoreApi } from 'zustand/vanilla'
import type { GameFlow } from '../session/game-flow.ts'
import type { Link } from '../session/link.ts'
import type { SessionState } from '../session/session.ts'
import type { RequestKind } from '../worker/messages.ts'
import { socketAddress } from './room-address.ts'
import { RoomConnection } from './room-connection.ts'
import type { RoomActions, RoomState } from './room-state.ts'
import type { Socket } from './server-link.ts'

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
  const connection = new RoomConnection(store, flow, openSocket)
  const toServer = requestsToServer(connection)
  return {
    link: {
      ask: (kind, request) => {
        const handler = connection.room?.view ? toServer[kind] : undefined
        return (handler ? handler(request as never) : worker.ask(kind, request)) as ReturnType<Link['ask']> as never
      },
    },
    actions: actionsIn(connection, flow),
  }
}

/** The requests of the table, as the server wants them. */
const requestsToServer = (
  connection: RoomConnection,
): { readonly [K in RequestKind]?: (request: never) => Promise<unknown> } => ({
  answer: ({ seq, answer, auto }: { seq: number; answer: unknown; auto: boolean }) =>
    connection.ask({ kind: 'answer', question: connection.questionOf(seq), answer, auto }),
  concede: () => connection.ask({ kind: 'concede' }),
  undo: () => connection.ask({ kind: 'offer', what: 'takeBack' }),
  nextGame: () => connection.ask({ kind: 'nextGame' }),
  leave: () => Promise.resolve(null),
  explain: (object: number) => connection.ask({ kind: 'explain', object }),
  plan: (action: unknown) => connection.ask({ kind: 'plan', action }),
  forecast: (answer: unknown) => connection.ask({ kind: 'forecast', answer }),
  whyNot: (object: number) => connection.ask({ kind: 'whyNot', object }),
  replayFile: () => fetchReplay(connection.room?.view?.replay),
})

async function fetchReplay(path: string | null | undefined): Promise<string> {
  if (!path) throw new Error('The replay is stored when the match is over.')
  const response = await fetch(new URL(path.slice(1), location.href.replace(/#.*/, '')))
  if (!response.ok) throw new Error('The replay could not be loaded.')
  return response.text()
}

const actionsIn = (connection: RoomConnection, flow: GameFlow): RoomActions => ({
  openRooms: () => connection.open(),
  createRoom: (settings) => {
    connection.open()
    connection.send({ kind: 'create', settings })
  },
  joinRoom: (code, as) => connection.join(code, as),
  refreshTables: () => {
    connection
      .ask({ kind: 'tables' })
      .then((tables) => connection.update({ tables: tables as RoomState['tables'] }))
      .catch(() => {})
  },
  bringDeck: (title, text) => connection.send({ kind: 'deck', deck: { title, text } }),
  setReady: (ready) => connection.send({ kind: 'ready', ready }),
  addBot: (bot) => connection.send({ kind: 'addBot', bot }),
  removeBot: () => connection.send({ kind: 'removeBot' }),
  offer: (what) => connection.send({ kind: 'offer', what }),
  replyToOffer: (accept) => connection.send({ kind: 'reply', accept }),
  claim: (what) => connection.send({ kind: 'claim', what }),
  wantRematch: () => {
    connection.send({ kind: 'rematch' })
    flow.notify('Waiting for the other player.')
  },
  sendChat: (text) => connection.send({ kind: 'chat', text }),
  setMuted: (isMuted) => connection.update({ isMuted }),
  leaveRoom: () => connection.leave(),
})
