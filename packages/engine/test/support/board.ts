import type { Step, Zone } from '@spellwright/dsl'
import { legalActions } from '../../src/actions/legal.ts'
import { type Characteristics, keywordsNamed } from '../../src/continuous/characteristics.ts'
import { characteristics } from '../../src/continuous/read.ts'
import type { Action } from '../../src/decision/action.ts'
import type { Answer, Decision, Purpose, Shape } from '../../src/decision/decision.ts'
import { defaultAnswer } from '../../src/decision/default.ts'
import type { Game } from '../../src/game/game.ts'
import { isManaAbility } from '../../src/mana/abilities.ts'
import { nameOf } from '../../src/query/lookup.ts'
import { compiledOf } from '../../src/state/compiled.ts'
import { type EntityId, isPlayerEntity, type ObjectId, type PlayerId, playerEntity } from '../../src/state/ids.ts'
import type { GameObject } from '../../src/state/object.ts'
import { gameAt, isCalled, loadedAgain, type Position, startFrom } from './position.ts'

export type { Entry, Position, Side } from './position.ts'

/** Does each player have a zone of their own of that name? */
const isOwnZone = (zone: Zone): zone is 'library' | 'hand' | 'graveyard' | 'outside' =>
  zone === 'library' || zone === 'hand' || zone === 'graveyard' || zone === 'outside'

type Reply = Answer | ((decision: Decision, board: Board) => Answer)

interface Prepared {
  player: PlayerId | null
  match: string
  reply: Reply
  /** Given as targets of a spell or ability. */
  aimed?: readonly string[]
}

/**
 * A position on the table, and the words to play it. Objects are named by their card name, `Name#2` for the second one;
 * players are `A` and `B`. Decisions without a prepared reply get the default answer.
 */
export class Board {
  game: Game
  private readonly replies: Prepared[] = []
  readonly asked: Decision[] = []
  /** Play every answer through JSON as well, and compare hashes. */
  throughJson = false

  constructor(position: Position) {
    this.game = gameAt(position)
    this.attachAll(position)
    startFrom(this.game)
    this.settle()
  }

  private attachAll(position: Position): void {
    for (const side of [position.a, position.b])
      for (const entry of side?.battlefield ?? [])
        if (typeof entry === 'object' && entry.attachedTo !== undefined) {
          const id = this.id(entry.card)
          this.game.state.objects[id] = { ...this.game.state.objects[id]!, attachedTo: this.entity(entry.attachedTo) }
        }
  }

  // --- naming ---------------------------------------------------------------------------------------------------------

  /** The object with that name: battlefield first, then stack, hands, graveyards, exile, libraries. */
  id(name: string, zone?: Zone): ObjectId {
    const [base, nth] = name.split('#')
    const { state } = this.game
    const zones: ObjectId[][] = zone
      ? [isOwnZone(zone) ? [...state[zone][0], ...state[zone][1]] : state[zone]]
      : [
          state.battlefield,
          state.stack,
          ...state.hand,
          ...state.graveyard,
          state.exile,
          ...state.library,
          ...state.outside,
        ]
    const found = zones.flat().filter((id) => isCalled(this.game, id, base!))
    const id = found[Number(nth ?? 1) - 1]
    if (id === undefined) throw new Error(`No object named "${name}"${zone ? ` in the ${zone}` : ''}`)
    return id
  }

  /** The same, but of the player who decides where that player has one. */
  private own(name: string, zone: Zone): ObjectId {
    const [base, nth] = name.split('#')
    if (zone !== 'hand' && zone !== 'graveyard') return this.id(name, zone)
    const found = this.game.state[zone][this.decision.player].filter((id) => isCalled(this.game, id, base!))
    return found[Number(nth ?? 1) - 1] ?? this.id(name, zone)
  }

  entity(name: string): EntityId {
    if (name === 'A') return playerEntity(0)
    if (name === 'B') return playerEntity(1)
    return this.id(name)
  }

  // --- reading --------------------------------------------------------------------------------------------------------

  c(name: string): Characteristics {
    return characteristics(this.game, this.id(name))
  }

  object(name: string): GameObject {
    return this.game.state.objects[this.id(name)]!
  }

  pt(name: string): string {
    const { power, toughness } = this.c(name)
    return `${power}/${toughness}`
  }

  has(name: string, keyword: string): boolean {
    return keywordsNamed(this.c(name), keyword).length > 0
  }

  life(player: 'A' | 'B'): number {
    return this.game.state.players[player === 'A' ? 0 : 1].life
  }

  names(zone: Zone, player?: 'A' | 'B'): string[] {
    const { state } = this.game
    const seat = player === 'B' ? 1 : 0
    const ids = isOwnZone(zone)
      ? player
        ? state[zone][seat]
        : [...state[zone][0], ...state[zone][1]]
      : state[zone].filter((id) => {
          if (!player) return true
          const object = state.objects[id]!
          return (zone === 'battlefield' ? characteristics(this.game, id).controller : object.owner) === seat
        })
    const names = ids.map((id) => nameOf(this.game, id))
    return zone === 'library' ? names.reverse() : names
  }

  /** Is a card of that name in the zone (of that player)? */
  in(zone: Zone, name: string, player?: 'A' | 'B'): boolean {
    return this.names(zone, player).includes(name)
  }

  count(zone: Zone, name: string, player?: 'A' | 'B'): number {
    return this.names(zone, player).filter((other) => other === name).length
  }

  counters(name: string, kind: string): number {
    return this.object(name).counters?.[kind] ?? 0
  }

  pool(player: 'A' | 'B'): string {
    return this.game.state.players[player === 'A' ? 0 : 1].pool.map((unit) => `{${unit.type}}`).join('')
  }

  get step(): string {
    return this.game.state.turn.step
  }

  get decision(): Decision {
    if (!this.game.decision) throw new Error(`The game is over: ${this.game.state.result?.reason}`)
    return this.game.decision
  }

  // --- replies --------------------------------------------------------------------------------------------------------

  /** Prepare the reply to the next decision with that purpose (or shape); objects may be given by name with `pick`. */
  reply(match: Purpose | Shape, reply: Reply, player?: 'A' | 'B'): this {
    this.replies.push({ player: player === undefined ? null : player === 'A' ? 0 : 1, match, reply })
    return this
  }

  /** Choose these objects or players by name at the next decision of that purpose. */
  pick(match: Purpose, ...names: string[]): this {
    return this.reply(match, () => names.map((name) => this.entity(name)))
  }

  yes(match: Purpose = 'yesNo'): this {
    return this.reply(match, [0])
  }

  no(match: Purpose = 'yesNo'): this {
    return this.reply(match, [1])
  }

  /** Choose the option whose label or value contains the text. */
  option(match: Purpose, text: string): this {
    return this.reply(match, (decision) => {
      if (decision.shape !== 'options') throw new Error(`Not a decision with options: ${decision.purpose}`)
      const index = decision.options.findIndex(
        (o) => o.label.toLowerCase().includes(text.toLowerCase()) || String(o.value) === text,
      )
      if (index < 0) throw new Error(`No option "${text}" among ${decision.options.map((o) => o.label).join(' | ')}`)
      return [index]
    })
  }

  // --- playing --------------------------------------------------------------------------------------------------------

  submit(answer: Answer): this {
    const { decision } = this
    const done = this.game.submit(decision.player, answer)
    if (!done.ok) throw new Error(`Refused (${decision.purpose}): ${done.reason}`)
    if (this.throughJson && this.game.decision) this.game = loadedAgain(this.game)
    return this
  }

  /** Why that action is refused, or null. */
  refusal(action: Action): string | null {
    return this.game.refusal(this.decision.player, action)
  }

  /** Answer everything that is not a question of priority, attack or block. */
  settle(): this {
    for (let guard = 0; guard < 500; guard++) {
      const decision = this.game.decision
      if (!decision || decision.shape === 'act') return this
      if (!this.answerPrepared(decision)) {
        if (decision.shape === 'attack' || decision.shape === 'block') return this
        this.submit(defaultAnswer(decision))
      }
    }
    throw new Error('The questions do not end')
  }

  private answerPrepared(decision: Decision): boolean {
    const at = this.replies.findIndex(
      (r) =>
        (r.match === decision.purpose || r.match === decision.shape) &&
        (r.player === null || r.player === decision.player),
    )
    if (at < 0) return false
    const { reply } = this.replies.splice(this.unlessStale(decision, at), 1)[0]!
    this.asked.push(decision)
    this.submit(typeof reply === 'function' ? reply(decision, this) : reply)
    return true
  }

  /** Targets given for a question that was never asked, having only one answer, do not spoil the next one. */
  private unlessStale(decision: Decision, at: number): number {
    const fits = ({ aimed }: Prepared): boolean =>
      decision.shape === 'objects' &&
      aimed !== undefined &&
      aimed.every((name) => decision.candidates.some((id) => this.isNamed(id, name)))
    const first = this.replies[at]!
    if (first.aimed === undefined || fits(first)) return at
    const next = this.replies.findIndex(
      (other, index) => index > at && other.match === 'target' && (other.aimed === undefined || fits(other)),
    )
    return next < 0 ? at : next
  }

  private isNamed(id: EntityId, name: string): boolean {
    if (isPlayerEntity(id)) return (name === 'A' || name === 'B') && id === this.entity(name)
    return nameOf(this.game, id as ObjectId) === name.split('#')[0]
  }

  /** The player with priority acts; the questions of the action are settled with the prepared replies. */
  act(action: Action): this {
    this.submit(action)
    return this.settle()
  }

  /** Give priority to that player by passing for the other one. */
  turnTo(player: 'A' | 'B'): this {
    const seat = player === 'A' ? 0 : 1
    for (let guard = 0; guard < 50 && this.decision.player !== seat; guard++) this.pass()
    return this
  }

  play(name: string): this {
    const object = this.own(name, 'hand')
    const action = this.legal().find((a) => a.kind === 'playLand' && a.object === object)
    return this.act(action ?? { kind: 'playLand', object, face: 0 })
  }

  /** Cast a card, choosing targets by name. `method` starts with normal, alternative, flashback or morph. */
  cast(name: string, options: { targets?: string[]; method?: string; from?: Zone } = {}): this {
    const object = this.own(name, options.from ?? (options.method?.startsWith('flashback') ? 'graveyard' : 'hand'))
    if (options.targets) this.aim(options.targets)
    const { definition } = compiledOf(this.game, this.game.state.objects[object]!.def)
    const face = Math.max(
      0,
      definition.faces.findIndex((f) => f.name === name),
    )
    const wanted = options.method ?? 'normal'
    const action = this.legal().find(
      (a) => a.kind === 'cast' && a.object === object && a.face === face && a.method.startsWith(wanted),
    )
    return this.act(action ?? { kind: 'cast', object, face, method: wanted })
  }

  /** Names fill the target questions in order, one each; `a,b` gives several to one question. */
  aim(targets: readonly string[]): this {
    for (const target of targets) {
      const aimed = target.split(',').filter(Boolean)
      const reply = (): Answer => aimed.map((name) => this.entity(name))
      this.replies.push({ player: null, match: 'target', reply, aimed })
    }
    return this
  }

  /** Activate the nth activated ability (not a mana ability) of a permanent or card, or take its special action. */
  activate(name: string, options: { targets?: string[]; nth?: number; zone?: Zone } = {}): this {
    const object = this.id(name, options.zone)
    if (options.targets) this.aim(options.targets)
    const abilities = characteristics(this.game, object).abilities.filter(
      ({ ability }) => ability.kind === 'specialAction' || (ability.kind === 'activated' && !isManaAbility(ability)),
    )
    const instance = abilities[options.nth ?? 0]
    if (!instance) throw new Error(`${name} has no such activated ability`)
    return this.act({ kind: 'activate', object, ability: instance.key })
  }

  tapForMana(name: string, nth = 0): this {
    const object = this.id(name)
    const abilities = characteristics(this.game, object).abilities.filter(
      ({ ability }) => ability.kind === 'activated' && isManaAbility(ability),
    )
    return this.act({ kind: 'activateMana', object, ability: abilities[nth]!.key })
  }

  legal(): Action[] {
    return legalActions(this.game, this.decision.onBehalfOf ?? this.decision.player)
  }

  /** May the player with priority cast, play or activate that card now? */
  can(kind: Action['kind'], name: string): boolean {
    const object = this.id(name)
    return this.legal().some((action) => action.kind === kind && 'object' in action && action.object === object)
  }

  /** One player passes priority. */
  pass(): this {
    return this.act({ kind: 'pass' })
  }

  /** Both pass until the top of the stack has resolved. */
  resolve(): this {
    const before = this.game.state.stack.length
    if (before === 0) throw new Error('The stack is empty')
    const top = this.game.state.stack[before - 1]
    for (let guard = 0; guard < 10 && !this.game.isOver && this.game.state.stack.includes(top!); guard++) this.pass()
    return this
  }

  resolveAll(): this {
    for (let guard = 0; guard < 100 && !this.game.isOver && this.game.state.stack.length > 0; guard++) this.resolve()
    return this
  }

  /** Pass until that step (of the current or the next turn). Declares no attackers and blockers on the way. */
  to(step: Step, turn?: number): this {
    for (let guard = 0; guard < 400 && !this.game.isOver; guard++) {
      const { turn: now } = this.game.state
      const { decision } = this
      const there = now.step === step && (turn === undefined || now.number === turn)
      if (decision.shape === 'attack' || decision.shape === 'block') {
        if (there) return this
        this.submit(defaultAnswer(decision)).settle()
      } else if (there && this.game.state.stack.length === 0) return this
      else this.pass()
    }
    if (!this.game.isOver) throw new Error(`The ${step} step never came`)
    return this
  }

  /** From a main phase: declare these attackers (at the opponent, or `Name>Planeswalker`). */
  attack(...names: string[]): this {
    if (this.decision.shape !== 'attack') this.to('declareAttackers')
    const defender = playerEntity((1 - this.game.state.turn.active) as PlayerId)
    const choices = names.map((name) => {
      const [attacker, target] = name.split('>')
      return { attacker: this.id(attacker!), defender: target ? this.entity(target) : defender }
    })
    return this.submit(choices).settle()
  }

  /** Declare blocks as `Blocker>Attacker`. */
  block(...pairs: string[]): this {
    for (let guard = 0; guard < 20 && this.decision.shape !== 'block'; guard++) this.pass()
    const choices = pairs.map((pair) => {
      const [blocker, attacker] = pair.split('>')
      return { blocker: this.id(blocker!), attacker: this.id(attacker!) }
    })
    return this.submit(choices).settle()
  }

  /** Let combat damage be dealt and everything resolve, up to the end of combat. */
  damage(): this {
    return this.to('endCombat')
  }

  get winner(): 'A' | 'B' | 'draw' | null {
    const { result } = this.game.state
    if (!result) return null
    return result.winner === null ? 'draw' : result.winner === 0 ? 'A' : 'B'
  }
}

export const board = (position: Position): Board => new Board(position)
