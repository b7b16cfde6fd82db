import type { Action, Answer } from 'spellwright/play'
import type { StoreApi } from 'zustand/vanilla'
import { type AnyPromptResult, type OpenPrompt, startDraft } from '../prompts/index.ts'
import type { Scene } from '../worker/messages.ts'
import type { Link, WorkerNotification } from './link.ts'
import { autoDecision, isFulfilled, type PassRequest, type PrioritySettings, standingAbilities } from './priority.ts'
import type { Notice, SessionState } from './session.ts'
import { PACES } from './settings.ts'
import { loadGames, rememberGame, rememberReplay, removeGame, saveGame } from './storage.ts'

/** An answer that is given for the player, and how long the scene stays on the screen before. */
interface AutoAnswer {
  readonly answer: Answer
  readonly pause: 'none' | 'long'
}

/** How long an automatic pass takes in a match against a person. */
const BLUFF_MS = { least: 600, range: 1400 } as const

/** Shows one scene after the other, answers for the player where they need not be asked, and sends their answers. */
export class GameFlow {
  /** Scenes that wait until the current one has been shown long enough. */
  private queue: Scene[] = []
  private timer: ReturnType<typeof setTimeout> | null = null
  /** The scene behind the curtain, while the device changes hands. */
  private behindCurtain: Scene | null = null
  /** What the player could do with permanents when they were last asked. */
  private seenAbilities: ReadonlySet<string> = new Set()
  private readonly store: StoreApi<SessionState>
  private readonly link: Link

  constructor(store: StoreApi<SessionState>, link: Link) {
    this.store = store
    this.link = link
  }

  private get state(): SessionState {
    return this.store.getState()
  }

  notify(text: string, tone: Notice['tone'] = 'info'): void {
    this.store.setState({ notice: { text, tone } })
  }

  readonly notifyError = (error: unknown): void =>
    this.notify(error instanceof Error ? error.message : String(error), 'error')

  onNotification(notification: WorkerNotification): void {
    if (notification.kind === 'saved') this.saveGame(notification.file)
    else if (notification.kind === 'library') this.store.setState({ isLibraryLoading: notification.isLoading })
    else if (notification.kind === 'engineError') this.store.setState({ engineError: notification, draft: null })
    else {
      this.queue.push(notification.scene)
      if (this.timer === null) this.showNext()
    }
  }

  private saveGame(file: string): void {
    const isOver = this.state.scene?.score.over ?? false
    const { slot } = this.state
    if (slot === null) return
    if (!saveGame(slot, file) && !isOver) this.notify('This browser does not allow the game to be saved.', 'error')
    this.store.setState({ unfinished: loadGames() })
  }

  /** Drops the scenes that are not shown yet. */
  clear(): void {
    this.queue = []
    this.behindCurtain = null
    this.clearTimer()
    this.store.setState({ casting: 'no' })
  }

  private clearTimer(): void {
    if (this.timer !== null) clearTimeout(this.timer)
    this.timer = null
  }

  private runLater(milliseconds: number, run: () => void): void {
    this.timer = setTimeout(() => {
      this.timer = null
      run()
    }, milliseconds)
  }

  /** Shows the next scene. The opponent's actions stay on the screen long enough to be read. */
  private showNext(): void {
    const scene = this.queue.shift()
    if (!scene) return
    if (this.isForOther(scene)) this.handOver(scene)
    else this.present(scene)
  }

  /** Whether two people share the screen and this scene is for the one who does not have it. */
  private isForOther({ view }: Scene): boolean {
    const { setup, room, scene } = this.state
    return setup?.hotSeat === true && room === null && view.decision !== null && scene?.view.viewer !== view.viewer
  }

  /** Draws the curtain, unless the other player need not be asked at all. */
  private handOver(scene: Scene): void {
    this.store.setState({ passRequest: { kind: 'none' }, yields: new Set(), casting: 'no' })
    const auto = autoDecision(scene, this.prioritySettings())
    if (auto.do === 'pass') this.send(scene, { kind: 'pass' }, true)
    else {
      this.behindCurtain = scene
      this.store.setState({ screen: 'table', curtain: scene.view.players[scene.view.viewer].name, draft: null })
    }
  }

  openCurtain(): void {
    const scene = this.behindCurtain
    this.behindCurtain = null
    this.store.setState({ curtain: null })
    if (scene) this.present(scene)
  }

  private present(scene: Scene): void {
    this.show(scene)
    this.rememberResult(scene)
    if (scene.view.result !== null && scene.score.over) {
      if (this.state.slot !== null) removeGame(this.state.slot)
      this.store.setState({ unfinished: loadGames() })
    }
    if (scene.view.decision) this.askOrAnswer(scene)
    else this.continueAfter(scene)
  }

  /** Remembers how a game against a bot ended, and its replay. */
  private rememberResult({ view: { result, viewer, turn }, score }: Scene): void {
    const { setup, slot, room, isFirstGame } = this.state
    if (result === null || setup === null || slot === null || room !== null || setup.hotSeat || isFirstGame) return
    const id = `${slot}.${score.game}`
    const [mine, theirs] = viewer === 0 ? setup.decks : [setup.decks[1], setup.decks[0]]
    rememberGame({
      id,
      at: Date.now(),
      deck: mine.title,
      against: theirs.title,
      bot: setup.bot,
      result: result.winner === null ? 'drawn' : result.winner === viewer ? 'won' : 'lost',
      turns: turn.number,
    })
    this.link
      .ask('file', null)
      .then((file) => rememberReplay(id, file))
      .catch(() => {})
  }

  private continueAfter(scene: Scene): void {
    const [next] = this.queue
    const isAskedNext = next?.view.decision && autoDecision(next, this.prioritySettings()).do === 'ask'
    if (scene.notable && !isAskedNext) this.runLater(PACES[this.state.settings.pace], () => this.showNext())
    else this.showNext()
  }

  private askOrAnswer(scene: Scene): void {
    const pace = PACES[this.state.settings.pace]
    const auto = this.autoAnswer(scene)
    if (!auto) this.openDraft(scene)
    else {
      const pause = auto.pause === 'long' ? pace : scene.notable ? pace / 2 : 0
      this.runLater(Math.max(pause, this.bluffPause(scene)), () => this.send(scene, auto.answer, true))
    }
  }

  /**
   * Against a person, an automatic pass takes as long as a thought now and then: how fast it comes must not show whether
   * there is something in the hand that could respond.
   */
  private bluffPause({ view }: Scene): number {
    if (this.state.room === null || view.decision?.shape !== 'act') return 0
    const top = view.stack.at(-1)
    return top !== undefined && top.controller !== view.viewer ? BLUFF_MS.least + Math.random() * BLUFF_MS.range : 0
  }

  private show(scene: Scene): void {
    const { passRequest, log, texts, yields, notice } = this.state
    this.store.setState({
      screen: 'table',
      scene,
      log: scene.logFrom === 0 ? scene.log : [...log.slice(0, scene.logFrom), ...scene.log],
      texts: { ...texts, ...scene.texts },
      draft: null,
      plan: [],
      notice: notice?.tone === 'error' ? null : notice,
      passRequest: isFulfilled(passRequest, scene.view) ? { kind: 'none' } : passRequest,
      yields: scene.view.turn.number === 0 ? new Set() : yields,
    })
  }

  private prioritySettings(): PrioritySettings {
    const { settings, fullControl, yields, passRequest } = this.state
    return { stops: settings.stops, fullControl, yields, passRequest, seenAbilities: this.seenAbilities }
  }

  private isAutomaticPayment({ view: { decision }, takenBack }: Scene): boolean {
    if (decision?.shape !== 'pay' || decision.plan === null || decision.plan.painful || takenBack) return false
    return this.state.casting === 'auto' && this.state.settings.payment === 'auto'
  }

  /** The answer that is given for the player, or null if they are asked. */
  private autoAnswer(scene: Scene): AutoAnswer | null {
    const shape = scene.view.decision?.shape
    if (shape === 'act') this.store.setState({ casting: 'no' })
    if (this.isAutomaticPayment(scene)) return { answer: { kind: 'auto' }, pause: 'none' }
    const found = autoDecision(scene, this.prioritySettings())
    if (found.do === 'pass') return { answer: { kind: 'pass' }, pause: found.pause }
    if (found.do === 'attack') return { answer: found.choices, pause: 'none' }
    if (found.do === 'order') return { answer: found.order, pause: 'none' }
    if (this.state.passRequest.kind !== 'none' && shape === 'act')
      this.store.setState({ passRequest: { kind: 'none' } })
    return null
  }

  private openDraft(scene: Scene): void {
    const { decision } = scene.view
    if (decision?.shape === 'act') this.seenAbilities = new Set(standingAbilities(scene.actions))
    if (decision) this.store.setState({ draft: { value: startDraft(decision, scene) } })
  }

  private send(scene: Scene, answer: Answer, auto: boolean): void {
    this.store.setState({ draft: null, previewTarget: null, plan: [] })
    this.link.ask('answer', { seq: scene.seq, answer, auto }).catch((error: unknown) => {
      this.notifyError(error)
      const now = this.state.scene
      if (now?.seq === scene.seq) this.openDraft(now)
    })
  }

  /** The question that the player is asked now, or null. */
  openPrompt(): OpenPrompt | null {
    const { scene, draft } = this.state
    const decision = scene?.view.decision
    return scene && draft && decision ? { decision, draft: draft.value, scene } : null
  }

  answer(value: Answer): void {
    const open = this.openPrompt()
    if (!open) return
    if (open.decision.shape === 'act') {
      const { kind } = value as Action
      if (kind === 'cast' || kind === 'activate')
        this.store.setState({ casting: this.state.casting === 'manual' ? 'manual' : 'auto' })
    }
    this.store.setState({ notice: null })
    this.send(open.scene, value, false)
  }

  apply(result: AnyPromptResult): void {
    if (!result) return
    if ('answer' in result) this.answer(result.answer)
    else this.store.setState({ draft: { value: result.draft } })
  }

  startPassing(passRequest: PassRequest): void {
    this.store.setState({ passRequest })
    const open = this.openPrompt()
    if (open?.decision.shape === 'act') this.answer({ kind: 'pass' })
    else if (open?.decision.shape === 'attack' && passRequest.kind === 'endTurn') this.answer(open.decision.minimum)
  }

  /** Ends a pass request, and asks the question that was about to be passed. Returns false if there was no request. */
  stopPassing(): boolean {
    const { passRequest, scene } = this.state
    if (passRequest.kind === 'none') return false
    this.store.setState({ passRequest: { kind: 'none' } })
    if (this.timer !== null && this.queue.length === 0 && scene?.view.decision) {
      this.clearTimer()
      this.openDraft(scene)
    }
    return true
  }
}
