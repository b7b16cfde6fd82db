import type { StoreApi } from 'zustand/vanilla'
import type { MatchSetup } from '../worker/messages.ts'
import type { GameFlow } from './game-flow.ts'
import type { Link } from './link.ts'
import { type MatchActions, NEW_GAME, type SessionState } from './session.ts'
import { loadGameFile, saveGameFile } from './storage.ts'

/** Starting, leaving and replaying games. */
export function createMatchActions(store: StoreApi<SessionState>, link: Link, flow: GameFlow): MatchActions {
  const { getState: get, setState: set } = store
  const { notifyError } = flow

  function leave(): void {
    flow.clear()
    link.ask('leave', null).catch(notifyError)
  }

  function start(setup: MatchSetup): void {
    flow.clear()
    set({ ...NEW_GAME, setup, notice: null })
    link.ask('start', setup).catch(notifyError)
  }

  function resume(file: string): void {
    flow.clear()
    link
      .ask('load', file)
      .then(() => {
        const { setup } = JSON.parse(file) as { setup: MatchSetup }
        set({ setup, notice: null })
      })
      .catch(notifyError)
    set(NEW_GAME)
  }

  function replayTo(at: number, viewer?: 0 | 1): void {
    const { replay } = get()
    if (!replay) return
    const next = { ...replay, at: Math.max(0, Math.min(at, replay.info.steps - 1)), viewer: viewer ?? replay.viewer }
    set({ replay: next })
    link
      .ask('replayTo', { at: next.at, viewer: next.viewer })
      .then((scene) => {
        if (get().replay?.at !== next.at) return
        set(({ texts }) => ({ scene, log: scene.log, texts: { ...texts, ...scene.texts } }))
      })
      .catch(notifyError)
  }

  function openReplay(text: string): void {
    leave()
    link
      .ask('openReplay', text)
      .then((info) => {
        set({ ...NEW_GAME, screen: 'replay', setup: info.setup, notice: null, replay: { info, at: 0, viewer: 0 } })
        replayTo(0)
      })
      .catch(notifyError)
  }

  return {
    start,
    resume,
    discardUnfinished: () => {
      saveGameFile(null)
      set({ unfinished: null })
    },
    toLobby: () => {
      leave()
      set({ ...NEW_GAME, screen: 'lobby', unfinished: loadGameFile(), notice: null })
    },
    rematch: () => {
      const { setup } = get()
      if (setup) start({ ...setup, seed: `${setup.seed.replace(/ rematch \d+$/, '')} rematch ${Date.now() % 100000}` })
    },
    nextGame: () => {
      link.ask('nextGame', null).catch(notifyError)
    },
    concede: () => {
      flow.clear()
      link.ask('concede', null).catch(notifyError)
    },
    file: () => link.ask('file', null),
    openReplay,
    replayTo,
  }
}
