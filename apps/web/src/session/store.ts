import type {
  Action,
  Answer,
  BuiltInDeck,
  EntityId,
  LogLine,
  ManaChoice,
  ObjectId,
  PlayerId,
  RenderedCard,
} from 'spellwright/play'
import { createStore, type StoreApi } from 'zustand/vanilla'
import {
  type AnyTurn,
  cancel,
  confirm,
  type Draft,
  digit,
  type OpenPrompt,
  press,
  startDraft,
} from '../prompts/index.ts'
import type { BotChoice, MatchSetup, ReplayInfo, Scene } from '../worker/messages.ts'
import { createLink, type Link, type News, type Port } from './link.ts'
import { type Hurry, isSpent, type PriorityWishes, toStep, type Verdict, verdict } from './priority.ts'
import { PACES, type Settings } from './settings.ts'
import { type BarStep, toggleStop, type Whose } from './stops.ts'
import { loadGameFile, loadSettings, saveGameFile, saveSettings } from './storage.ts'

export interface Notice {
  readonly text: string
  readonly tone: 'info' | 'error'
}

export interface Pointed {
  /** What is shown large: an object on the table, or a card by its name. */
  readonly entity: EntityId
  readonly name: string
  readonly at: { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number }
}

export interface SessionState {
  readonly screen: 'loading' | 'lobby' | 'table' | 'replay'
  readonly builtIn: readonly BuiltInDeck[]
  readonly bots: readonly BotChoice[]
  /** A game that can be continued. */
  readonly unfinished: string | null
  readonly setup: MatchSetup | null
  readonly scene: Scene | null
  readonly log: readonly LogLine[]
  readonly texts: Readonly<Record<string, RenderedCard>>
  /** The question is open to the player and this is what they have chosen; null while it is not theirs. */
  readonly draft: { readonly value: Draft } | null
  readonly hurry: Hurry
  readonly yields: ReadonlySet<string>
  readonly fullControl: boolean
  readonly settings: Settings
  /** The player's own cast or activation is being carried out, and how it is to be paid. */
  readonly casting: 'no' | 'auto' | 'manual'
  readonly notice: Notice | null
  /** Something that was asked for waits for the card library. */
  readonly isLibraryLoading: boolean
  readonly broken: { readonly message: string; readonly file: string } | null
  /** Sources an automatic payment would use, for the card pointed at. */
  readonly plan: readonly ManaChoice[]
  readonly pointed: Pointed | null
  readonly replay: { readonly info: ReplayInfo; readonly at: number; readonly viewer: PlayerId } | null
}

export interface SessionActions {
  start(setup: MatchSetup): void
  resume(file: string): void
  forget(): void
  toLobby(): void
  rematch(): void
  nextGame(): void
  answer(answer: Answer): void
  setDraft(draft: Draft): void
  press(entity: EntityId, manner?: 'auto' | 'manual'): void
  confirm(): void
  cancel(): void
  digit(value: number): void
  undo(): void
  concede(): void
  passTurn(manner: 'soft' | 'hard'): void
  resolveStack(): void
  /** Passes up to that step, once. */
  passTo(step: BarStep, whose?: Whose): void
  attackWithAll(): void
  yieldTo(key: string): void
  setFullControl(on: boolean): void
  toggleStop(whose: Whose, step: BarStep): void
  set(settings: Partial<Settings>): void
  say(text: string, tone?: Notice['tone']): void
  hush(): void
  point(pointed: Pointed | null): void
  showPlan(action: Action | null): void
  file(): Promise<string>
  openReplay(text: string): void
  replayTo(at: number, viewer?: PlayerId): void
}

export interface Session {
  readonly store: StoreApi<SessionState>
  readonly actions: SessionActions
  readonly link: Link
}

const OPENING: Omit<SessionState, 'settings' | 'unfinished'> = {
  screen: 'loading',
  builtIn: [],
  bots: [],
  setup: null,
  scene: null,
  log: [],
  texts: {},
  draft: null,
  hurry: { kind: 'none' },
  yields: new Set(),
  fullControl: false,
  casting: 'no',
  notice: null,
  isLibraryLoading: false,
  broken: null,
  plan: [],
  pointed: null,
  replay: null,
}

const FRESH = {
  scene: null,
  log: [],
  draft: null,
  hurry: { kind: 'none' },
  yields: new Set<string>(),
  broken: null,
  plan: [],
  pointed: null,
  replay: null,
} as const satisfies Partial<SessionState>

/** The page's side of a game: what is shown, what has been chosen so far, and what is done without asking. */
export function createSession(port: Port): Session {
  const store = createStore<SessionState>(() => ({ ...OPENING, settings: loadSettings(), unfinished: loadGameFile() }))
  const { getState: get, setState: set } = store
  const link = createLink(port, hear)

  /** Scenes that wait while the one before is looked at. */
  let queue: Scene[] = []
  let timer: ReturnType<typeof setTimeout> | null = null

  const say = (text: string, tone: Notice['tone'] = 'info'): void => set({ notice: { text, tone } })
  const complain = (error: unknown): void => say(error instanceof Error ? error.message : String(error), 'error')

  function clear(): void {
    queue = []
    if (timer !== null) clearTimeout(timer)
    timer = null
    set({ casting: 'no' })
  }

  function hear(news: News): void {
    if (news.kind === 'saved') {
      const over = get().scene?.score.over ?? false
      if (!saveGameFile(news.file) && !over) say('This browser does not let the game be saved.', 'error')
      set({ unfinished: news.file })
    } else if (news.kind === 'library') set({ isLibraryLoading: news.isLoading })
    else if (news.kind === 'broken') set({ broken: news, draft: null })
    else {
      queue.push(news.scene)
      if (timer === null) pump()
    }
  }

  function later(milliseconds: number, then: () => void): void {
    timer = setTimeout(() => {
      timer = null
      then()
    }, milliseconds)
  }

  /** Shows the next scene; what somebody else did stays long enough to be read. */
  function pump(): void {
    const scene = queue.shift()
    if (!scene) return
    const pace = PACES[get().settings.pace]
    show(scene)
    if (scene.view.result !== null && scene.score.over) {
      saveGameFile(null)
      set({ unfinished: null })
    }
    const { decision } = scene.view
    if (!decision) {
      const next = queue[0]
      const sameMoment = next?.view.decision && verdict(next, wishes()).do === 'ask'
      if (scene.notable && !sameMoment) later(pace, pump)
      else pump()
      return
    }
    const done = byItself(scene)
    if (!done) set({ draft: { value: startDraft(decision, scene) } })
    else later(done.look === 'long' ? pace : scene.notable ? pace / 2 : 0, () => give(scene, done.answer, true))
  }

  function show(scene: Scene): void {
    const { hurry, log, texts, yields } = get()
    const restarted = scene.logFrom === 0
    set({
      screen: 'table',
      scene,
      log: restarted ? scene.log : [...log.slice(0, scene.logFrom), ...scene.log],
      texts: { ...texts, ...scene.texts },
      draft: null,
      plan: [],
      notice: get().notice?.tone === 'error' ? null : get().notice,
      hurry: isSpent(hurry, scene.view) ? { kind: 'none' } : hurry,
      yields: scene.view.turn.number === 0 ? new Set() : yields,
    })
  }

  const wishes = (): PriorityWishes => {
    const { settings, fullControl, yields, hurry } = get()
    return { stops: settings.stops, fullControl, yields, hurry }
  }

  /** The answer the page gives for the player, or null if they are asked. */
  function byItself(scene: Scene): { readonly answer: Answer; readonly look: 'none' | 'long' } | null {
    const decision = scene.view.decision!
    if (decision.shape === 'act') set({ casting: 'no' })
    const isSimplePayment = decision.shape === 'pay' && decision.plan !== null && !decision.plan.painful
    if (isSimplePayment && get().casting === 'auto' && !scene.takenBack && get().settings.payment === 'auto')
      return { answer: { kind: 'auto' }, look: 'none' }
    const found: Verdict = verdict(scene, wishes())
    if (found.do === 'pass') return { answer: { kind: 'pass' }, look: found.look }
    if (found.do === 'attack') return { answer: found.choices, look: 'none' }
    if (found.do === 'order') return { answer: found.order, look: 'none' }
    if (get().hurry.kind !== 'none' && decision.shape === 'act') set({ hurry: { kind: 'none' } })
    return null
  }

  function give(scene: Scene, answer: Answer, auto: boolean): void {
    set({ draft: null, pointed: null, plan: [] })
    link.ask('answer', { seq: scene.seq, answer, auto }).catch((error: unknown) => {
      complain(error)
      const now = get().scene
      if (now?.seq === scene.seq && now.view.decision) set({ draft: { value: startDraft(now.view.decision, now) } })
    })
  }

  const open = (): OpenPrompt | null => {
    const { scene, draft } = get()
    const decision = scene?.view.decision
    return scene && draft && decision ? { decision, draft: draft.value, scene } : null
  }

  function answer(value: Answer): void {
    const now = open()
    if (!now) return
    if (now.decision.shape === 'act') {
      const { kind } = value as Action
      if (kind === 'cast' || kind === 'activate') set({ casting: get().casting === 'manual' ? 'manual' : 'auto' })
    }
    set({ notice: null })
    give(now.scene, value, false)
  }

  function take(turn: AnyTurn): void {
    if (!turn) return
    if ('answer' in turn) answer(turn.answer)
    else set({ draft: { value: turn.draft } })
  }

  /** What was being passed by itself is asked after all. */
  function stopHurry(): boolean {
    const { hurry, scene } = get()
    if (hurry.kind === 'none') return false
    set({ hurry: { kind: 'none' } })
    if (timer !== null && queue.length === 0 && scene?.view.decision) {
      clearTimeout(timer)
      timer = null
      set({ draft: { value: startDraft(scene.view.decision, scene) } })
    }
    return true
  }

  function hurryOn(hurry: Hurry): void {
    set({ hurry })
    const now = open()
    if (now?.decision.shape === 'act') answer({ kind: 'pass' })
    else if (now?.decision.shape === 'attack' && hurry.kind === 'endTurn') answer(now.decision.minimum)
  }

  const leave = (): void => {
    clear()
    link.ask('leave', null).catch(complain)
  }

  const actions: SessionActions = {
    start: (setup) => {
      clear()
      set({ ...FRESH, setup, notice: null })
      link.ask('start', setup).catch(complain)
    },
    resume: (file) => {
      clear()
      link
        .ask('load', file)
        .then(() => {
          const { setup } = JSON.parse(file) as { setup: MatchSetup }
          set({ setup, notice: null })
        })
        .catch(complain)
      set(FRESH)
    },
    forget: () => {
      saveGameFile(null)
      set({ unfinished: null })
    },
    toLobby: () => {
      leave()
      set({ ...FRESH, screen: 'lobby', unfinished: loadGameFile(), notice: null })
    },
    rematch: () => {
      const { setup } = get()
      if (setup)
        actions.start({ ...setup, seed: `${setup.seed.replace(/ rematch \d+$/, '')} rematch ${Date.now() % 100000}` })
    },
    nextGame: () => {
      link.ask('nextGame', null).catch(complain)
    },
    answer,
    setDraft: (value) => set({ draft: { value } }),
    press: (entity, manner = 'auto') => {
      const now = open()
      if (!now) return
      if (now.decision.shape === 'act') set({ casting: manner === 'manual' ? 'manual' : 'no' })
      take(press(now, entity))
    },
    confirm: () => {
      const now = open()
      if (!now) return
      const value = confirm(now)
      if (value !== null) answer(value)
    },
    cancel: () => {
      if (stopHurry()) return
      const now = open()
      if (!now) return
      const turn = cancel(now)
      // What is being cast is called off as a whole, where nothing was revealed by it.
      if (turn) take(turn)
      else if (get().casting !== 'no' && now.scene.undoRefused === null) actions.undo()
    },
    digit: (value) => {
      const now = open()
      if (now) take(digit(now, value))
    },
    undo: () => {
      const { scene } = get()
      if (!scene) return
      if (scene.undoRefused !== null) {
        say(scene.undoRefused, 'error')
        return
      }
      clear()
      set({ hurry: { kind: 'none' }, notice: { text: 'Taken back.', tone: 'info' } })
      link.ask('undo', null).catch(complain)
    },
    concede: () => {
      clear()
      link.ask('concede', null).catch(complain)
    },
    passTurn: (manner) => {
      const turn = get().scene?.view.turn.number
      if (turn !== undefined) hurryOn({ kind: 'endTurn', turn, manner })
    },
    resolveStack: () => {
      const ids = get().scene?.view.stack.map(({ id }) => id) ?? []
      if (ids.length > 0) hurryOn({ kind: 'resolve', ids: ids as readonly ObjectId[] })
    },
    passTo: (step, whose) => {
      const view = get().scene?.view
      if (view) hurryOn(toStep(view, step, whose))
    },
    attackWithAll: () => {
      const now = open()
      if (now?.decision.shape !== 'attack') return
      const choices = now.decision.candidates.map(({ attacker, defenders }) => ({ attacker, defender: defenders[0]! }))
      set({ draft: { value: { choices, picking: 0 as ObjectId } } })
    },
    yieldTo: (key) => {
      set(({ yields }) => ({ yields: new Set([...yields, key]) }))
      const now = open()
      if (now?.decision.shape === 'act') answer({ kind: 'pass' })
    },
    setFullControl: (fullControl) => set({ fullControl }),
    toggleStop: (whose, step) => actions.set({ stops: toggleStop(get().settings.stops, whose, step) }),
    set: (part) => {
      const settings = { ...get().settings, ...part }
      saveSettings(settings)
      set({ settings })
    },
    say,
    hush: () => set({ notice: null }),
    point: (pointed) => set({ pointed }),
    showPlan: (action) => {
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
        .catch(complain)
    },
    file: () => link.ask('file', null),
    openReplay: (text) => {
      leave()
      link
        .ask('openReplay', text)
        .then((info) => {
          set({ ...FRESH, screen: 'replay', setup: info.setup, notice: null, replay: { info, at: 0, viewer: 0 } })
          actions.replayTo(0)
        })
        .catch(complain)
    },
    replayTo: (at, viewer) => {
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
        .catch(complain)
    },
  }

  link
    .ask('hello', null)
    .then(({ decks, bots }) => set({ screen: 'lobby', builtIn: decks, bots }))
    .catch(complain)
  return { store, actions, link }
}
