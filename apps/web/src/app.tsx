import { lazy, type ReactNode, Suspense, useEffect, useLayoutEffect } from 'react'
import { ErrorScreen } from './error-screen.tsx'
import { Lobby } from './lobby/lobby.tsx'
import type { SessionState } from './session/session.ts'
import { useSessionState } from './session/session-context.ts'
import { Curtain } from './table/windows/curtain.tsx'

/** What is loaded before this mark is what a visitor waits for. */
const LOBBY_IS_READY = 'lobby is ready'

/** The lobby comes first; the table is loaded once it can be used. */
const loadTable = () => import('./table/table.tsx')
const Table = lazy(async () => ({ default: (await loadTable()).Table }))

/** Few visitors need these, so they are loaded when they are opened. */
const Room = lazy(async () => ({ default: (await import('./room/room.tsx')).Room }))
const Lab = lazy(async () => ({ default: (await import('./lab/lab.tsx')).Lab }))
const Editor = lazy(async () => ({ default: (await import('./editor/editor.tsx')).Editor }))

const SCREENS: Readonly<Record<SessionState['screen'], ReactNode>> = {
  loading: <Lobby />,
  lobby: <Lobby />,
  table: <Table />,
  replay: <Table isReplay />,
  room: <Room />,
  lab: <Lab />,
  editor: <Editor />,
}

export function App(): ReactNode {
  const screen = useSessionState((state) => state.screen)
  const curtain = useSessionState((state) => state.curtain)
  const crash = useSessionState((state) => state.crash)
  const theme = useSessionState(({ settings }) => settings.theme)
  useLayoutEffect(() => {
    document.documentElement.dataset['theme'] = theme
  }, [theme])
  useEffect(() => {
    if (screen !== 'lobby') return
    performance.mark(LOBBY_IS_READY)
    loadTable().catch(() => {})
  }, [screen])
  if (crash !== null) return <ErrorScreen message={crash} />
  if (screen === 'table' && curtain !== null) return <Curtain name={curtain} />
  return <Suspense>{SCREENS[screen]}</Suspense>
}
