import { createContext, useContext } from 'react'
import { useStore } from 'zustand'
import type { Session, SessionActions, SessionState } from './session.ts'

export const SessionContext = createContext<Session | null>(null)

export function useSession(): Session {
  const session = useContext(SessionContext)
  if (!session) throw new Error('This component is not inside a SessionContext.')
  return session
}

/** Selects a part of the session state; the component renders again only when that part changes. */
export function useSessionState<T>(select: (state: SessionState) => T): T {
  return useStore(useSession().store, select)
}

export const useActions = (): SessionActions => useSession().actions
