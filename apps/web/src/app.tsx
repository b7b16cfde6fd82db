import { lazy, type ReactNode, Suspense, useLayoutEffect } from 'react'
import { ErrorScreen } from './error-screen.tsx'
import { Lobby } from './lobby/lobby.tsx'
import { Room } from './room/room.tsx'
import { useSessionState } from './session/session-context.ts'
import { Table } from './table/table.tsx'
import { Curtain } from './table/windows/curtain.tsx'

/** Few visitors need these, so they are loaded when they are opened. */
const Lab = lazy(async () => ({ default: (await import('./lab/lab.tsx')).Lab }))
const Editor = lazy(async () => ({ default: (await import('./editor/editor.tsx')).Editor }))

export function App(): ReactNode {
  const screen = useSessionState((state) => state.screen)
  const curtain = useSessionState((state) => state.curtain)
  const crash = useSessionState((state) => state.crash)
  const theme = useSessionState(({ settings }) => settings.theme)
  useLayoutEffect(() => {
    document.documentElement.dataset['theme'] = theme
  }, [theme])
  if (crash !== null) return <ErrorScreen message={crash} />
  if (screen === 'table') return curtain === null ? <Table /> : <Curtain name={curtain} />
  if (screen === 'replay') return <Table isReplay />
  if (screen === 'room') return <Room />
  if (screen === 'lab' || screen === 'editor') return <Suspense>{screen === 'lab' ? <Lab /> : <Editor />}</Suspense>
  return <Lobby />
}
