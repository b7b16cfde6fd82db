import type { Action, Answer, Answers, Decision, EntityId, GameView, PlayerId, Shape } from '@spellwright/engine'
import type { FeatureTable } from './feature-table.ts'

/** What candidates are about: a card or permanent, as far as the seat sees it. */
interface SeenThing {
  readonly types: readonly string[]
  readonly manaValue: number
  readonly power: number | null
  readonly toughness: number | null
  readonly controller?: PlayerId
}

/** Finds what an answer is about, in one view. */
export class SeenThings {
  readonly viewer: PlayerId
  private readonly byId = new Map<number, SeenThing>()

  constructor(view: GameView) {
    this.viewer = view.viewer
    for (const { graveyard } of view.players) this.add(graveyard)
    for (const card of view.exile) if ('types' in card) this.byId.set(card.id, card)
    this.add(view.hand)
    this.add(view.sideboard)
    this.add(view.command)
    this.add(view.decision?.cards ?? [])
    this.add(view.battlefield)
    for (const { id, spell, controller } of view.stack) this.byId.set(id, { ...(spell ?? NO_CARD), controller })
  }

  private add(things: readonly (SeenThing & { readonly id: number })[]): void {
    for (const thing of things) this.byId.set(thing.id, thing)
  }

  get(id: EntityId): SeenThing | undefined {
    return this.byId.get(id)
  }
}

const NO_CARD: SeenThing = { types: [], manaValue: 0, power: null, toughness: null }

const ACTIONS = ['pass', 'playLand', 'cast', 'activate', 'activateMana', 'turnFaceUp'] as const
const TYPES = ['land', 'creature', 'instant', 'sorcery', 'artifact', 'enchantment', 'planeswalker'] as const
const PAYMENTS = ['auto', 'activate', 'pool', 'cancel'] as const

/** What is counted about an answer, whatever its shape; what does not apply is 0. */
interface Counted {
  readonly action?: Action['kind']
  readonly payment?: string
  /** The one card it is about. */
  readonly card?: EntityId
  /** The objects and players it chooses. */
  readonly chosen?: readonly EntityId[]
  readonly number?: number
  readonly count?: number
  /** Its own creatures that fight, and those of the opponent that they fight. */
  readonly fighters?: readonly EntityId[]
  readonly against?: readonly EntityId[]
}

const entityOf = (action: Action): EntityId | undefined => ('object' in action ? action.object : undefined)
const withCard = (card: EntityId | undefined): Counted => (card === undefined ? {} : { card })

type Counter<S extends Shape> = (answer: Answers[S]) => Counted
const counters: { readonly [S in Shape]: Counter<S> } = {
  act: (action) => ({ action: action.kind, ...withCard(entityOf(action)) }),
  objects: (chosen) => ({ chosen, count: chosen.length, ...withCard(chosen.length === 1 ? chosen[0] : undefined) }),
  options: (chosen) => ({ count: chosen.length, number: chosen[0] ?? 0 }),
  number: (number) => ({ number }),
  name: () => ({}),
  order: (order) => ({ number: order[0] ?? 0 }),
  arrange: ([first = []]) => ({ count: first.length, number: first[0] ?? 0 }),
  piles: (first) => ({ count: first.length }),
  divide: (shares) => ({ number: shares[0] ?? 0, count: shares.filter((share) => share > 0).length }),
  pay: (payment) => ({ payment: payment.kind, ...withCard('object' in payment ? payment.object : undefined) }),
  attack: (attacks) => ({ count: attacks.length, fighters: attacks.map(({ attacker }) => attacker) }),
  block: (blocks) => ({
    count: blocks.length,
    fighters: blocks.map(({ blocker }) => blocker),
    against: [...new Set(blocks.map(({ attacker }) => attacker))],
  }),
  sideboard: () => ({}),
}

/** What can be counted about one legal answer. */
export function candidateFeatures(row: FeatureTable, things: SeenThings, decision: Decision, answer: Answer): void {
  const counted = (counters[decision.shape] as Counter<Shape>)(answer as never)
  row.oneOf('action', ACTIONS, (kind) => kind === counted.action)
  row.oneOf('payment', PAYMENTS, (kind) => kind === counted.payment)
  describeCard(row, counted.card === undefined ? undefined : things.get(counted.card), things.viewer)
  describeChosen(row, counted.chosen ?? [], things)
  row.put('', 'number', (counted.number ?? 0) / 5)
  row.put('', 'count', (counted.count ?? 0) / 5)
  row.put('', 'none', counted.count === 0 ? 1 : 0)
  row.put('fighters', 'power', total(things, counted.fighters, 'power') / 10)
  row.put('fighters', 'toughness', total(things, counted.fighters, 'toughness') / 10)
  row.put('against', 'power', total(things, counted.against, 'power') / 10)
  row.put('against', 'toughness', total(things, counted.against, 'toughness') / 10)
}

const total = (things: SeenThings, ids: readonly EntityId[] = [], stat: 'power' | 'toughness'): number =>
  ids.reduce<number>((sum, id) => sum + (things.get(id)?.[stat] ?? 0), 0)

function describeCard(row: FeatureTable, card: SeenThing | undefined, viewer: PlayerId): void {
  row.put('card', 'known', card === undefined ? 0 : 1)
  row.put('card', 'theirs', card?.controller !== undefined && card.controller !== viewer ? 1 : 0)
  row.put('card', 'manaValue', (card?.manaValue ?? 0) / 5)
  row.put('card', 'power', (card?.power ?? 0) / 5)
  row.put('card', 'toughness', (card?.toughness ?? 0) / 5)
  row.oneOf('card', TYPES, (type) => card?.types.includes(type) === true)
}

/** Players are −1 and −2 wherever objects or players are meant. */
function describeChosen(row: FeatureTable, chosen: readonly EntityId[], things: SeenThings): void {
  const isMine = (id: EntityId): boolean => (id < 0 ? -id - 1 === things.viewer : isControlledBy(things.viewer, id))
  const isControlledBy = (player: PlayerId, id: EntityId): boolean => (things.get(id)?.controller ?? player) === player
  row.put('chosen', 'me', chosen.some((id) => id < 0 && isMine(id)) ? 1 : 0)
  row.put('chosen', 'foe', chosen.some((id) => id < 0 && !isMine(id)) ? 1 : 0)
  row.put('chosen', 'mine', chosen.filter((id) => id > 0 && isMine(id)).length / 5)
  row.put('chosen', 'theirs', chosen.filter((id) => id > 0 && !isMine(id)).length / 5)
}
