import { createStore } from 'zustand/vanilla'
import { deckInAddress } from '../editor/deck-address.ts'
import { createRooms } from '../room/room-actions.ts'
import { codeInAddress, replayInAddress } from '../room/room-address.ts'
import { GameFlow } from './game-flow.ts'
import { createLink, type Link, type Port } from './link.ts'
import { createMatchActions } from './match-actions.ts'
import { INITIAL_STATE, type Session, type SessionState } from './session.ts'
import { heldSlots } from './slots.ts'
import { loadGames, loadSettings, onGamesChanged } from './storage.ts'
import { createTableActions } from './table-actions.ts'

async function fetchReplay(id: string): Promise<string> {
  const response = await fetch(`api/replays/${id}`)
  if (!response.ok) throw new Error('There is no replay at this address.')
  return response.text()
}

/** The page's side of a game: the state that is shown, and the actions that change it. */
export function createSession(port: Port): Session {
  const store = createStore<SessionState>(() => ({
    ...INITIAL_STATE,
    settings: loadSettings(),
    unfinished: loadGames(),
  }))
  const worker: Link = createLink(port, (notification) => flow.onNotification(notification))
  const link: Link = { ask: (kind, request) => rooms.link.ask(kind, request) }
  const flow = new GameFlow(store, link)
  const rooms = createRooms(store, worker, flow)
  const match = createMatchActions(store, link, flow)
  const inRoom = (): boolean => store.getState().room !== null
  const actions = {
    ...match,
    ...createTableActions(store, link, flow),
    ...rooms.actions,
    toLobby: () => (inRoom() ? rooms.actions.leaveRoom() : match.toLobby()),
    rematch: () => (inRoom() ? rooms.actions.wantRematch() : match.rematch()),
  }
  const refreshGames = (): void => {
    heldSlots()
      .then((held) => {
        const { slot } = store.getState()
        const openElsewhere = new Set([...held].filter((other) => other !== slot))
        store.setState({ unfinished: loadGames(), openElsewhere })
      })
      .catch(() => {})
  }
  onGamesChanged(refreshGames)
  refreshGames()
  link
    .ask('hello', null)
    .then(({ decks, bots }) => {
      const isDeck = deckInAddress(globalThis.location?.hash ?? '') !== null
      store.setState({ screen: isDeck ? 'editor' : 'lobby', builtIn: decks, bots })
      // Without them there are the classic decks, and the next start tries again.
      link
        .ask('tournamentDecks', null)
        .then((more) => store.setState({ builtIn: [...decks, ...more] }))
        .catch(() => {})
      const code = codeInAddress(globalThis.location?.hash ?? '')
      if (code !== null) actions.joinRoom(code, 'player')
      const replay = replayInAddress(globalThis.location?.hash ?? '')
      if (replay !== null) fetchReplay(replay).then(actions.openReplay).catch(flow.notifyError)
    })
    .catch(flow.notifyError)
  return { store, actions, link }
}
