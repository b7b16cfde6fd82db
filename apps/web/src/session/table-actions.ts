import type { Action, EntityId, ObjectId } from 'spellwright/play'
import type { StoreApi } from 'zustand/vanilla'
import { actionsOf } from '../prompts/act.tsx'
import { cancel, confirm, digit, press } from '../prompts/index.ts'
import type { GameFlow } from './game-flow.ts'
import type { Link } from './link.ts'
import { toStep } from './priority.ts'
import type { SessionState, TableActions } from './session.ts'
import type { Settings } from './settings.ts'
import { toggleStop } from './stops.ts'
import { saveSettings } from './storage.ts'

/** What a player can do at the table. */
export function createTableActions(store: StoreApi<SessionState>, link: Link, flow: GameFlow): TableActions {
  const { getState: get, setState: set } = store

  function undo(): void {
    const { scene } = get()
    if (!scene) return
    if (scene.undoRefused !== null) {
      flow.notify(scene.undoRefused, 'error')
      return
    }
    if (get().room === null) flow.clear()
    const text = get().room === null ? 'Taken back.' : 'Your opponent is asked.'
    set({ passRequest: { kind: 'none' }, notice: { text, tone: 'info' } })
    link.ask('undo', null).catch(flow.notifyError)
  }

  function cancelOpen(): void {
    if (flow.stopPassing()) return
    const open = flow.openPrompt()
    if (!open) return
    const result = cancel(open)
    // Canceling a later question of a cast takes back the whole cast, unless it revealed something.
    if (result) flow.apply(result)
    else if (get().casting !== 'no' && open.scene.undoRefused === null) undo()
  }

  function attackWithAll(): void {
    const open = flow.openPrompt()
    if (open?.decision.shape !== 'attack') return
    const choices = open.decision.candidates.flatMap(({ attacker, defenders: [defender] }) =>
      defender === undefined ? [] : [{ attacker, defender }],
    )
    set({ draft: { value: { choices, picking: 0 as ObjectId } } })
  }

  function changeSettings(part: Partial<Settings>): void {
    const settings = { ...get().settings, ...part }
    saveSettings(settings)
    set({ settings })
  }

  function showPlan(action: Action | null): void {
    if (action === null) {
      set({ plan: [] })
      return
    }
    const seq = get().scene?.seq
    link
      .ask('plan', action)
      .then((plan) => {
        if (get().scene?.seq === seq && get().draft) set({ plan })
      })
      .catch(flow.notifyError)
  }

  /** Says why a card cannot be used, which the rules know. */
  function sayWhyNot(entity: EntityId): void {
    if (entity <= 0) return
    link
      .ask('whyNot', entity as ObjectId)
      .then((reason) => {
        if (reason !== null) flow.notify(reason)
      })
      .catch(flow.notifyError)
  }

  return {
    openCurtain: () => flow.openCurtain(),
    answer: (value) => flow.answer(value),
    setDraft: (value) => set({ draft: { value } }),
    press: (entity, payment = 'auto') => {
      const open = flow.openPrompt()
      if (!open) return
      if (open.decision.shape === 'act') set({ casting: payment === 'manual' ? 'manual' : 'no' })
      flow.apply(press(open, entity))
      if (open.decision.shape === 'act' && actionsOf(open.scene, entity).length === 0) sayWhyNot(entity)
    },
    confirm: () => {
      const open = flow.openPrompt()
      const value = open && confirm(open)
      if (value !== null) flow.answer(value)
    },
    cancel: cancelOpen,
    digit: (value) => {
      const open = flow.openPrompt()
      if (open) flow.apply(digit(open, value))
    },
    undo,
    passTurn: (mode) => {
      const turn = get().scene?.view.turn.number
      if (turn !== undefined) flow.startPassing({ kind: 'endTurn', turn, mode })
    },
    resolveStack: () => {
      const ids = get().scene?.view.stack.map(({ id }) => id) ?? []
      if (ids.length > 0) flow.startPassing({ kind: 'resolve', ids })
    },
    passTo: (step, whose) => {
      const view = get().scene?.view
      if (view) flow.startPassing(toStep(view, step, whose))
    },
    attackWithAll,
    yieldTo: (key) => {
      set(({ yields }) => ({ yields: new Set([...yields, key]) }))
      if (flow.openPrompt()?.decision.shape === 'act') flow.answer({ kind: 'pass' })
    },
    setFullControl: (fullControl) => set({ fullControl }),
    toggleStop: (whose, step) => changeSettings({ stops: toggleStop(get().settings.stops, whose, step) }),
    set: changeSettings,
    notify: (text, tone) => flow.notify(text, tone),
    showPreview: (previewTarget) => set({ previewTarget }),
    showPlan,
  }
}
