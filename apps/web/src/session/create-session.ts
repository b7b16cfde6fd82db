import { createStore } from 'zustand/vanilla'
import { GameFlow } from './game-flow.ts'
import { createLink, type Link, type Port } from './link.ts'
import { createMatchActions } from './match-actions.ts'
import { INITIAL_STATE, type Session, type SessionState } from './session.ts'
import { loadGameFile, loadSettings } from './storage.ts'
import { createTableActions } from './table-actions.ts'

/** The page's side of a game: the state that is shown, and the actions that change it. */
export function createSession(port: Port): Session {
  const store = createStore<SessionState>(() => ({
    ...INITIAL_STATE,
    settings: loadSettings(),
    unfinished: loadGameFile(),
  }))
  const link: Link = createLink(port, (notification) => flow.onNotification(notification))
  const flow = new GameFlow(store, link)
  const actions = { ...createMatchActions(store, link, flow), ...createTableActions(store, link, flow) }
  link
    .ask('hello', null)
    .then(({ decks, bots }) => store.setState({ screen: 'lobby', builtIn: decks, bots }))
    .catch(flow.notifyError)
  return { store, actions, link }
}
