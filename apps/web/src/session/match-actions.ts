import type { StoreApi } from 'zustand/vanilla'
import { firstGameFor } from '../coach/first-game.ts'
import type { MatchSetup } from '../worker/messages.ts'
import type { GameFlow } from './game-flow.ts'
import type { Link } from './link.ts'
import { type MatchActions, NEW_GAME, type SessionState } from './session.ts'
import { claimSlot, releaseSlot } from './slots.ts'
import { loadGames, newSlot, removeGame } from './storage.ts'

/** As many unfinished games are kept; a browser stores only a few million characters. */
const MOST_GAMES = 5

/** Makes room for one more game. */
function removeOldGames(): void {
  for (const { slot } of loadGames().slice(MOST_GAMES - 1)) removeGame(slot)
}

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
    const slot = newSlot()
    claimSlot(slot).catch(() => {})
    removeOldGames()
    set({ ...NEW_GAME, setup, slot, notice: null })
    link.ask('start', setup).catch(notifyError)
  }

  function resume(file: string, slot: string = get().slot ?? newSlot()): void {
    claimSlot(slot)
      .then((isClaimed) => {
        if (!isClaimed) throw new Error('This game is open in another tab. Continue it there, or close that tab first.')
        flow.clear()
        set({ ...NEW_GAME, slot })
        return link.ask('load', file)
      })
      .then((setup) => set({ setup, notice: null }))
      .catch(notifyError)
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
    startFirstGame: () => {
      start(firstGameFor(get().settings.name.trim() || 'Player'))
      set({ isFirstGame: true })
    },
    endFirstGame: () => set({ isFirstGame: false }),
    resume,
    discardUnfinished: (slot) => {
      removeGame(slot)
      set({ unfinished: loadGames() })
    },
    toLobby: () => {
      leave()
      releaseSlot()
      set({ ...NEW_GAME, screen: 'lobby', slot: null, unfinished: loadGames(), notice: null })
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
    replayFile: () => link.ask('replayFile', null),
    openReplay,
    replayTo,
  }
}
