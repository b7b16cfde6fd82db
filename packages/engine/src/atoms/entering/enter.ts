import type {
  Ability,
  CopyCounter,
  EntersModification,
  Keyword,
  Modification,
  Replacement,
  Zone,
} from '@spellwright/dsl'
import { mayPayLife } from '../../casting/cost-parts.ts'
import { payIfPossible, payOptionalCost } from '../../casting/optional-cost.ts'
import { type Characteristics, hasKeyword, hasSubtype, hasType, TYPE_BIT } from '../../continuous/characteristics.ts'
import { copiableValues } from '../../continuous/copiable.ts'
import { characteristics } from '../../continuous/read.ts'
import { askNumber, askObjects, askOption } from '../../decision/ask.ts'
import { chooseWord } from '../../effects/choose-word.ts'
import { isWho } from '../../events/pattern.ts'
import { doorsAsItEnters } from '../../frames/room.ts'
import { finalChapter } from '../../frames/saga.ts'
import type { Game } from '../../game/game.ts'
import { condition } from '../../query/condition.ts'
import { contextWith } from '../../query/context.ts'
import { objectsMatching } from '../../query/filter.ts'
import { nameOf } from '../../query/lookup.ts'
import { quantity } from '../../query/quantity.ts'
import { playersOf } from '../../query/refs.ts'
import { replaceEvent } from '../../replacement/apply.ts'
import { contextOfEntry, entryOf, replacementsOf, replacementsOfKind } from '../../replacement/gather.ts'
import type { Cause, ReplacementEntry } from '../../replacement/proposal.ts'
import { printedFace } from '../../state/compiled.ts'
import type { EntityId, ObjectId, PlayerId } from '../../state/ids.ts'
import type { GameObject } from '../../state/object.ts'
import { objectWith } from '../../state/records.ts'
import { touch } from '../../state/update.ts'
import { becomeDaytime, entersAtNight } from '../../turn/daytime.ts'
import { possibleHosts } from '../attach.ts'
import { canHaveCounters } from '../counters.ts'
import { payLife } from '../life.ts'
import { lookAtHand } from '../look-at-hand.ts'
import { sacrificeAll } from '../sacrifice.ts'
import { asIfEntered } from './as-if-entered.ts'
import { chooseBeside } from './choose-beside.ts'
import { copiedAsItEnters } from './enter-as-copy.ts'
import { exileAsItEnters } from './exile-as-it-enters.ts'
import { isGivenHowToEnter } from './granted-entering.ts'

/** How an object should enter the battlefield, before replacement effects. */
export interface EntryRequest {
  readonly cause: Cause
  readonly controller?: PlayerId
  readonly tapped?: boolean
  readonly faceDown?: boolean
  readonly face?: number
  readonly counters?: Readonly<Record<string, number>>
  readonly attachTo?: EntityId
  /** Changes that apply to it from the moment it enters. */
  readonly becomes?: readonly Modification[]
}

/** How it will enter, after every replacement effect. */
export interface EntryPlan {
  readonly tentative: GameObject
  readonly becomes: readonly Modification[]
  readonly characteristics: Characteristics
  readonly tapped: boolean
  /** CR 616.1: its controller would apply this last. */
  readonly untapped: boolean
  /** CR 722.3a. */
  readonly prepared: boolean
  readonly counters: Readonly<Record<string, number>>
  readonly chosen: Readonly<Record<string, string | number>> | null
  /** Keywords it has from then on. */
  readonly gains: readonly Keyword[]
  /** What it exchanges its text box with. */
  readonly exchangesText: readonly ObjectId[]
  /** Emblems that its controller gets as it enters. */
  readonly emblems: readonly (readonly Ability[])[]
  /** CR 707.9e: counters that come with what it copies; if it copies something else after that, they do not. */
  readonly copyCounters: readonly CopyCounter[]
  /** What it remembers from then on. */
  readonly links: readonly { readonly key: string; readonly objects: readonly ObjectId[] }[]
  readonly attachTo: EntityId
  readonly hosts: readonly EntityId[]
  /** It cannot enter, and stays where it is. */
  readonly stays: boolean
  /** Another zone instead. */
  readonly instead: Zone | null
}

/** Keeps what is decided about how an object enters. */
type Entry = { -readonly [K in keyof EntryPlan]: EntryPlan[K] } & {
  /** What enters at the same time, itself included. */
  readonly beside: readonly { readonly id: ObjectId }[]
  counters: Record<string, number>
  gains: Keyword[]
  emblems: (readonly Ability[])[]
  exchangesText: readonly ObjectId[]
  links: { readonly key: string; readonly objects: readonly ObjectId[] }[]
}

const NEVER_PERMANENT = TYPE_BIT.instant | TYPE_BIT.sorcery
const COUNTED = TYPE_BIT.planeswalker | TYPE_BIT.battle

/** Some effects change only how their own object enters. */
const affectsOthers = ({ replacement }: ReplacementEntry): boolean => (replacement as Enters).object !== 'self'

/** Can nothing change how this enters? */
function entersUnchanged(game: Game, object: GameObject, tentative: GameObject, request: EntryRequest): boolean {
  if (request.becomes !== undefined) return false
  if (replacementsOfKind(game, 'enters').some(affectsOthers)) return false
  const { base } = printedFace(game, tentative)
  if (replacementsOf(base.abilities).length > 0 || (base.types & COUNTED) !== 0) return false
  // Its controller has to choose what an Aura enters attached to.
  if (hasSubtype(base, 'Aura') && tentative.attachedTo === 0) return false
  if (hasSubtype(base, 'Saga') || (object.zone === 'stack' && object.faceDown)) return false
  return !isGivenHowToEnter(game, object.id)
}

/** The object as it would be on the battlefield, before anything changes how it enters. */
function tentatively(game: Game, object: GameObject, request: EntryRequest): GameObject {
  const isSpell = object.zone === 'stack'
  const front = request.face ?? (isSpell ? object.face : 0)
  return objectWith(object, {
    zone: 'battlefield',
    controller: request.controller ?? (isSpell ? object.controller : object.owner),
    face: front === 0 && game.watches.daybound && entersAtNight(game, object) ? 1 : front,
    faceDown: request.faceDown ?? (isSpell && object.faceDown),
    stack: null,
    tapped: false,
    counters: null,
    attachedTo: request.attachTo ?? 0,
    timestamp: game.state.nextTimestamp,
    kind: object.kind === 'copy' ? 'token' : object.kind,
    marks: doorsAsItEnters(game, object) ?? object.marks,
  })
}

/** CR 614.12: with what it will be on the battlefield. */
const read = <T>(game: Game, { tentative, becomes }: Entry, reading: () => T): T =>
  asIfEntered(game, tentative, reading, becomes)

/** CR 614.12–614.13: how the object enters, after every effect that changes it. */
export function planEntry(
  game: Game,
  object: GameObject,
  request: EntryRequest,
  beside: readonly { readonly id: ObjectId }[],
): EntryPlan {
  const tentative = tentatively(game, object, request)
  const entry: Entry = {
    tentative,
    beside,
    becomes: request.becomes ?? [],
    characteristics: copiableValues(game, tentative),
    tapped: request.tapped ?? false,
    untapped: false,
    prepared: false,
    counters: {},
    chosen: null,
    gains: [],
    emblems: [],
    exchangesText: [],
    copyCounters: [],
    links: [],
    attachTo: request.attachTo ?? 0,
    hosts: [],
    stays: false,
    instead: null,
  }
  const isUnchanged = entersUnchanged(game, object, tentative, request)
  if (!isUnchanged) applyEntersReplacements(game, entry)
  for (const counter in request.counters) addCounters(entry, counter, request.counters[counter] ?? 0)
  if (!isUnchanged) readCharacteristics(game, entry)
  replaceCounters(game, entry)
  // CR 400.4a: instants and sorceries cannot enter.
  entry.stays = !tentative.faceDown && (entry.characteristics.types & NEVER_PERMANENT) !== 0
  if (!isUnchanged && entry.attachTo === 0 && hasSubtype(entry.characteristics, 'Aura'))
    entry.hosts = read(game, entry, () => possibleHosts(game, object.id, entry.characteristics))
  return entry
}

const addCounters = (entry: Entry, counter: string, amount: number): void => {
  entry.counters[counter] = (entry.counters[counter] ?? 0) + amount
}

/** What it will be on the battlefield, and the counters it has because of that. */
function readCharacteristics(game: Game, entry: Entry): void {
  const { tentative } = entry
  const c = read(game, entry, () => characteristics(game, tentative.id))
  entry.characteristics = c
  const { loyalty, defense = 0 } = printedFace(game, tentative).face
  // CR 306.5b: a planeswalker enters with its loyalty, which a copy effect may have set.
  const startingLoyalty = loyalty === 'X' ? (tentative.cast?.x ?? 0) : copiableValues(game, tentative).loyalty
  if (hasType(c, 'planeswalker') && !tentative.faceDown)
    addCounters(entry, 'loyalty', startingLoyalty - notCompleated(tentative, c))
  // CR 310.4b: a battle enters with its defense.
  if (hasType(c, 'battle') && !tentative.faceDown) addCounters(entry, 'defense', defense)
  if (hasSubtype(c, 'Saga')) addCounters(entry, 'lore', firstChapter(game, tentative, c))
  // CR 707.9f
  for (const { counter, type } of entry.copyCounters) if (hasType(c, type)) addCounters(entry, counter, 1)
}

/** CR 702.150: the loyalty counters it lacks for life paid for Phyrexian mana. */
const notCompleated = ({ cast }: GameObject, c: Characteristics): number =>
  hasKeyword(c, 'compleated') ? 2 * (cast?.phyrexianLife ?? 0) : 0

/** CR 714.3a–b: a Saga enters with a lore counter; one with read ahead with as many as its controller chooses. */
function firstChapter(game: Game, { id, controller }: GameObject, c: Characteristics): number {
  const final = finalChapter(c)
  if (final < 2 || !hasKeyword(c, 'read ahead')) return 1
  const options = Array.from({ length: final }, (_, index) => ({ label: `Chapter ${index + 1}`, value: index + 1 }))
  const text = `With which chapter does ${c.name} begin?`
  return 1 + askOption(game, { player: controller, purpose: 'choose', source: id, text }, options)
}

type Enters = Extract<Replacement, { kind: 'enters' }>

/** By key, with the ability: after becoming a copy, an object has other abilities under the same keys. */
type Applied = Map<string, Replacement>

function applicable(game: Game, entry: Entry, applied: Applied): ReplacementEntry[] {
  const { id, cast } = entry.tentative
  return read(game, entry, () => {
    const c = characteristics(game, id)
    // CR 614.12: its own effects change how it enters only if they affect nothing else (not Orb of Dreams).
    const own = replacementsOf(c.abilities)
      .map((instance) => entryOf(id, c.controller, instance))
      .filter(({ replacement }) => replacement.kind === 'enters' && replacement.object === 'self')
    const others = replacementsOfKind(game, 'enters').filter((entry) => entry.source !== id)
    return [...own, ...others].filter((entry) => {
      if (applied.get(entry.key) === entry.replacement) return false
      const ctx = contextWith(contextOfEntry(entry), { x: entry.source === id ? (cast?.x ?? 0) : 0 })
      if (!isWho(game, ctx, (entry.replacement as Enters).object, id)) return false
      return !entry.ability?.condition || condition(game, ctx, entry.ability.condition)
    })
  })
}

const makesCopy = (entry: ReplacementEntry): boolean =>
  (entry.replacement as Enters).with.some((modification) => modification.kind === 'asCopy')

function applyEntersReplacements(game: Game, entry: Entry): void {
  const applied: Applied = new Map()
  while (entry.instead === null) {
    let effects = applicable(game, entry, applied)
    // CR 616.1c: becoming a copy comes first.
    if (effects.some(makesCopy)) effects = effects.filter(makesCopy)
    const effect = effects.some(orderMatters) ? chooseEffect(game, entry.tentative, effects) : effects[0]
    if (!effect) return
    applied.set(effect.key, effect.replacement)
    for (const modification of (effect.replacement as Enters).with) applyOne(game, entry, effect, modification)
  }
}

function chooseEffect(
  game: Game,
  { id, controller }: GameObject,
  effects: readonly ReplacementEntry[],
): ReplacementEntry | undefined {
  const text = 'Which effect on how it enters applies first?'
  const index = askOption(
    game,
    { player: controller, purpose: 'replacement', source: id, text },
    effects.map((effect) => ({ label: nameOf(game, effect.source), value: effect.key })),
  )
  return effects[index]
}

const UNORDERED: ReadonlySet<EntersModification['kind']> = new Set(['tapped', 'untapped', 'prepared', 'counters'])

const orderMatters = (entry: ReplacementEntry): boolean =>
  (entry.replacement as Enters).with.some((m) => !UNORDERED.has(m.kind))

function applyOne(game: Game, entry: Entry, effect: ReplacementEntry, m: EntersModification): void {
  const { id, cast, controller: player } = entry.tentative
  // CR 107.3m: in its own abilities X is that of the spell it was.
  const ctx = contextWith(contextOfEntry(effect), { x: effect.source === id ? (cast?.x ?? 0) : 0 })
  switch (m.kind) {
    case 'tapped':
      entry.tapped = true
      return
    case 'untapped':
      entry.untapped = true
      return
    case 'prepared':
      entry.prepared = true
      return
    case 'lookAtHand':
      for (const seen of playersOf(game, ctx, m.player)) lookAtHand(game, player, seen, id)
      return
    case 'counters': {
      const amount = read(game, entry, () => quantity(game, ctx, m.count))
      addCounters(entry, m.counter, amount)
      return
    }
    case 'choose':
      noteChoice(entry, m.as, chooseWord(game, player, m.choose, id, ctx))
      return
    case 'asCopy': {
      const copied = copiedAsItEnters(game, entry.tentative, effect, m)
      if (copied === null) return
      if (m.tapped) entry.tapped = true
      entry.tentative = copied
      entry.copyCounters = m.counters ?? []
      return
    }
    case 'payLife': {
      const most = mayPayLife(game, { player, paidFor: 'other' }) ? Math.max(0, game.state.players[player].life) : 0
      const text = `Pay how much life as ${nameOf(game, id)} enters?`
      const paid = askNumber(game, { player, purpose: 'number', source: id, text }, 0, most)
      payLife(game, player, paid, id)
      noteChoice(entry, m.as, paid)
      return
    }
    case 'payOr':
      if (
        m.must === undefined
          ? !payOptionalCost(game, player, { kind: 'payToEnter', cost: m.cost, otherwise: m.else }, ctx)
          : !payIfPossible(game, player, m.cost, ctx)
      )
        for (const other of m.else) applyOne(game, entry, effect, other)
      return
    case 'gains':
      entry.gains.push(m.keyword)
      return
    case 'chooseObject':
      entry.links.push({ key: m.linked, objects: chooseBeside(game, ctx, player, id, m.from, 1) })
      return
    case 'exchangeText':
      entry.exchangesText = chooseBeside(game, ctx, player, id, m.with, 0)
      return
    case 'emblem':
      entry.emblems.push(m.abilities)
      return
    case 'either': {
      const text = `How does ${nameOf(game, id)} enter?`
      const options = m.options.map(({ label }, value) => ({ label, value }))
      const index = askOption(game, { player, purpose: 'choose', source: id, text }, options)
      for (const chosen of m.options[index]?.with ?? []) applyOne(game, entry, effect, chosen)
      return
    }
    case 'daytime':
      becomeDaytime(game, m.daytime)
      return
    case 'instead':
      entry.instead = m.to
      return
    case 'exileAs':
      entry.links.push({ key: m.linked, objects: exileAsItEnters(game, ctx, player, entry, m) })
      return
    case 'sacrificeAs': {
      const candidates = objectsMatching(game, ctx, m.what).filter((other) => other !== id)
      const max = m.count.max === 'any' ? candidates.length : m.count.max
      const text = `Sacrifice permanents as ${nameOf(game, id)} enters.`
      const chosen = askObjects(game, { player, purpose: 'sacrifice', text }, candidates, m.count.min, max)
      sacrificeAll(game, chosen, player, id)
      noteChoice(entry, m.as, chosen.length)
    }
  }
}

function noteChoice(entry: Entry, as: string, choice: string | number): void {
  entry.chosen = { ...entry.chosen, [as]: choice }
  entry.tentative = objectWith(entry.tentative, { chosen: entry.chosen })
}

/** "This can't have counters put on it": its own ability is not in force yet, but it will be as it enters. */
const forbidsItself = ({ abilities }: Characteristics): boolean =>
  abilities.some(
    ({ ability }) =>
      ability.kind === 'static' && ability.rule?.kind === 'cantHaveCounters' && ability.rule.what === 'self',
  )

/** All counters of a kind it enters with are put on it together, so effects that change how many apply once (CR 122.6). */
function replaceCounters(game: Game, { tentative, counters }: Entry): void {
  const { objects } = game.state
  for (const [counter, amount] of Object.entries(counters)) {
    if (amount <= 0) continue
    const old = objects[tentative.id]
    objects[tentative.id] = tentative
    touch(game)
    const by = tentative.controller
    // CR 614.17: what can't have counters put on it enters without them.
    const event =
      !canHaveCounters(game, tentative.id) || forbidsItself(characteristics(game, tentative.id))
        ? null
        : replaceEvent(game, {
            kind: 'putCounters',
            object: tentative.id,
            recipient: null,
            by,
            counter,
            amount,
          })
    objects[tentative.id] = old
    touch(game)
    counters[counter] = event?.amount ?? 0
  }
}
