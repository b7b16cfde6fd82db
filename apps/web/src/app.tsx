import type { ReactNode } from 'react'
import { ErrorScreen } from './error-screen.tsx'
import { Lobby } from './lobby/lobby.tsx'
import { Room } from './room/room.tsx'
import { useSessionState } from './session/session-context.ts'
import { Table } from './table/table.tsx'
import { Curtain } from './table/windows/curtain.tsx'

export function App(): ReactNode {
  const screen = useSessionState((state) => state.screen)
  const curtain = useSessionState((state) => state.curtain)
  const crash = useSessionState((state) => state.crash)
  if (crash !== null) return <ErrorScreen message={crash} />
  if (screen === 'table') return curtain === null ? <Table /> : <Curtain name={curtain} />
  if (screen === 'replay') return <Table isReplay />
  if (screen === 'room') return <Room />
  return <Lobby />
}
