import { createStore } from 'zustand/vanilla'
import type { Session } from '../session/session.ts'
import { type LabLink, openLab } from './lab-link.ts'
import type { KeptRun, LabChoices, LabView } from './messages.ts'

export interface LabState {
  readonly view: LabView | null
  readonly kept: readonly KeptRun[]
  /** What went wrong last, in a sentence; null if nothing did. */
  readonly problem: string | null
  readonly isStarting: boolean
}

const EMPTY: LabState = { view: null, kept: [], problem: null, isStarting: false }

/** The lab of this page. It goes on while the player looks at a game or at the lobby. */
export const labStore = createStore<LabState>(() => EMPTY)

let link: LabLink | null = null

/** The worker of the lab, which is started when it is needed first. */
export function labLink(): LabLink {
  link ??= openLab(
    (view) => labStore.setState({ view, isStarting: false }),
    (message) => labStore.setState({ problem: `The lab has stopped: ${message}`, isStarting: false }),
  )
  return link
}

const noteProblem = (error: unknown): void =>
  labStore.setState({ problem: error instanceof Error ? error.message : String(error), isStarting: false })

/** Carries out a request; if it is refused, the sentence is shown. */
export function attempt(request: Promise<unknown>): void {
  request.then(() => labStore.setState({ problem: null }), noteProblem)
}

export function startRun(choices: LabChoices): void {
  labStore.setState({ isStarting: true, problem: null })
  labLink().ask('start', choices).catch(noteProblem)
}

export function refreshKept(): void {
  labLink()
    .ask('kept', null)
    .then((kept) => labStore.setState({ kept }))
    .catch(() => {})
}

export function leaveRun(): void {
  attempt(labLink().ask('close', null).then(refreshKept))
  labStore.setState({ view: null })
}

/** Opens a game of the run in the replay viewer; leaving it leads back to the lab. */
export function watchGame(session: Session, pair: number, index: number): void {
  const { store, actions } = session
  const request = labLink()
    .ask('watch', { pair, index })
    .then((text) => {
      actions.openReplay(text)
      const stop = store.subscribe((state, before) => {
        if (before.screen !== 'replay' || state.screen === 'replay') return
        stop()
        if (state.screen === 'lobby') store.setState({ screen: 'lab' })
      })
    })
  attempt(request)
}

/** Saves a text as a file on the player's machine. */
export function saveFile(name: string, text: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }))
  const anchor = document.createElement('a')
  anchor.href = address
  anchor.download = name
  anchor.click()
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
