import type { ReactNode } from 'react'
import { Lobby } from './lobby/lobby.tsx'
import { useSessionState } from './session/session-context.ts'
import { Table } from './table/table.tsx'

export function App(): ReactNode {
  const screen = useSessionState((state) => state.screen)
  if (screen === 'table') return <Table />
  if (screen === 'replay') return <Table isReplay />
  return <Lobby />
}
