import type { EntersModification, Keyword, Replacement, Zone } from '@spellwright/dsl'
import { payOptionalCost } from '../casting/optional-cost.ts'
import type { Characteristics } from '../continuous/characteristics.ts'
import { hasKeyword, hasSubtype, TYPE_BIT } from '../continuous/characteristics.ts'
import { copiableValues, copyRecordOf } from '../continuous/copiable.ts'
import { characteristics } from '../continuous/read.ts'
import { askObjects, askOption, askYesNo } from '../decision/ask.ts'
import { chooseWord } from '../effects/choose-word.ts'
import { isWho } from '../events/pattern.ts'
import { doorsAsItEnters } from '../frames/room.ts'
import { finalChapter } from '../frames/saga.ts'
import type { Game } from '../game/game.ts'
import { condition } from '../query/condition.ts'
import { contextWith } from '../query/context.ts'
import { objectsMatching } from '../query/filter.ts'
import { nameOf } from '../query/lookup.ts'
import { quantity } from '../query/quantity.ts'
import { replaceEvent } from '../replacement/apply.ts'
import { contextOfEntry, entryOf, existing, replacementsOf } from '../replacement/gather.ts'
import type { Cause, ReplacementEntry } from '../replacement/proposal.ts'
import { compiledOf } from '../state/compiled.ts'
import type { EntityId, ObjectId, PlayerId } from '../state/ids.ts'
import type { GameObject } from '../state/object.ts'
import { copyObject, objectWith } from '../state/records.ts'
import { supposing } from '../state/supposing.ts'
import { touch } from '../state/update.ts'
import { becomeDaytime, entersAtNight } from '../turn/daytime.ts'
import { possibleHosts } from './attach.ts'
import { isGivenHowToEnter } from './granted-entering.ts'
import { sacrificeAll } from './sacrifice.ts'

/** How an object is asked to enter the battlefield. */
export interface EntryRequest {
  readonly cause: Cause
  readonly controller?: PlayerId
  readonly tapped?: boolean
  readonly faceDown?: boolean
  readonly face?: number
  readonly counters?: Readonly<Record<string, number>>
  readonly attachTo?: EntityId
}

/** How it will enter, after every replacement effect. */
export interface EntryPlan {
  readonly tentative: GameObject
  readonly characteristics: Characteristics
  readonly tapped: boolean
  readonly counters: Readonly<Record<string, number>>
  readonly chosen: Readonly<Record<string, string | number>> | null
  /** Keywords it has from then on. */
  readonly gains: readonly Keyword[]
  readonly attachTo: EntityId
  readonly hosts: readonly EntityId[]
  /** It can't enter and stays where it is. */
  readonly stays: boolean
  /** Another zone instead. */
  readonly instead: Zone | null
}

interface Working {
  tentative: GameObject
  tapped: boolean
  counters: Record<string, number>
  chosen: Record<string, string | number> | null
  gains: Keyword[]
  instead: Zone | null
  /** By key, with the ability: having become a copy, an object has other abilities under the same keys. */
  applied: Map<string, unknown>
}

/** CR 614.12: look at the permanent as it would exist on the battlefield. */
export function asIfEntered<T>(game: Game, tentative: GameObject, read: () => T): T {
  const { battlefield } = game.state
  return supposing(game, tentative, () => {
    battlefield.push(tentative.id)
    try {
      return read()
    } finally {
      battlefield.splice(battlefield.lastIndexOf(tentative.id), 1)
    }
  })
}

const COUNTED = TYPE_BIT.planeswalker | TYPE_BIT.battle

/** What changes only how its own object enters is of no concern to others. */
const concernsOthers = ({ replacement }: ReplacementEntry): boolean => (replacement as Enters).object !== 'self'

/** Is there anything at all that could change how this enters? */
function isPlain(game: Game, object: GameObject, tentative: GameObject): boolean {
  if (existing(game, 'enters').some(concernsOthers)) return false
  const record = tentative.copy ?? { def: tentative.def, face: tentative.face }
  const base = (compiledOf(game, record.def).faces[record.face] ?? compiledOf(game, record.def).faces[0]!).base
  if (replacementsOf(base.abilities).length > 0 || (base.types & COUNTED) !== 0) return false
  // What an Aura enters attached to must be known already.
  if (hasSubtype(base, 'Aura') && tentative.attachedTo === 0) return false
  if (hasSubtype(base, 'Saga') || (object.zone === 'stack' && object.faceDown)) return false
  return !isGivenHowToEnter(game, object.id)
}

/** The object as it would be on the battlefield, before anything changes how it enters. */
function tentatively(game: Game, object: GameObject, request: EntryRequest): GameObject {
  const isSpell = object.zone === 'stack'
  const front = request.face ?? (isSpell ? object.face : 0)
  const tentative = copyObject(object)
  tentative.zone = 'battlefield'
  tentative.controller = request.controller ?? (isSpell ? object.controller : object.owner)
  tentative.face = front === 0 && game.watches.daybound && entersAtNight(game, object) ? 1 : front
  tentative.faceDown = request.faceDown ?? (isSpell && object.faceDown)
  tentative.stack = null
  tentative.tapped = false
  tentative.counters = null
  tentative.attachedTo = request.attachTo ?? 0
  tentative.timestamp = game.state.nextTimestamp
  if (object.kind === 'copy') tentative.kind = 'token'
  tentative.marks = doorsAsItEnters(game, object) ?? object.marks
  return tentative
}

/** CR 614.12–614.13: how the object enters, after every effect that changes it. */
export function planEntry(game: Game, object: GameObject, request: EntryRequest): EntryPlan {
  const tentative = tentatively(game, object, request)
  const plain = isPlain(game, object, tentative)
  if (plain && request.counters === undefined) return entryOfPlain(game, tentative, NO_COUNTERS, request)
  const work: Working = {
    tentative,
    tapped: request.tapped ?? false,
    counters: {},
    chosen: null,
    gains: [],
    instead: null,
    applied: new Map(),
  }
  if (!plain) applyEntersReplacements(game, work)
  for (const [counter, amount] of Object.entries(request.counters ?? {})) addCounters(work, counter, amount)
  if (!plain) return finish(game, work, request)
  putCounters(game, work)
  return entryOfPlain(game, work.tentative, work.counters, request)
}

const NO_COUNTERS: EntryPlan['counters'] = {}

const addCounters = (work: Working, counter: string, amount: number): void => {
  work.counters[counter] = (work.counters[counter] ?? 0) + amount
}

/** Nothing changes how it enters, and what it is then is not asked about. */
const entryOfPlain = (
  game: Game,
  tentative: GameObject,
  counters: EntryPlan['counters'],
  request: EntryRequest,
): EntryPlan => ({
  tentative,
  characteristics: copiableValues(game, tentative),
  tapped: request.tapped ?? false,
  counters,
  chosen: null,
  gains: NO_KEYWORDS,
  attachTo: request.attachTo ?? 0,
  hosts: NO_HOSTS,
  stays: false,
  instead: null,
})

const NO_KEYWORDS: readonly Keyword[] = []
const NO_HOSTS: readonly EntityId[] = []

function finish(game: Game, work: Working, request: EntryRequest): EntryPlan {
  const c = asIfEntered(game, work.tentative, () => characteristics(game, work.tentative.id))
  // CR 306.5b: a planeswalker enters with its loyalty.
  if ((c.types & TYPE_BIT.planeswalker) !== 0 && !work.tentative.faceDown) {
    const record = work.tentative.copy ?? { def: work.tentative.def, face: work.tentative.face }
    const loyalty = (compiledOf(game, record.def).faces[record.face] ?? compiledOf(game, record.def).faces[0]!).face
      .loyalty
    const amount = loyalty === 'X' ? (work.tentative.cast?.x ?? 0) : (loyalty ?? 0)
    addCounters(work, 'loyalty', amount)
  }
  // CR 310.4b: a battle enters with its defense.
  if ((c.types & TYPE_BIT.battle) !== 0 && !work.tentative.faceDown) {
    const record = work.tentative.copy ?? { def: work.tentative.def, face: work.tentative.face }
    const amount = compiledOf(game, record.def).faces[record.face]?.face.defense ?? 0
    addCounters(work, 'defense', amount)
  }
  if (hasSubtype(c, 'Saga')) addCounters(work, 'lore', firstChapter(game, work.tentative, c))
  putCounters(game, work)
  const hosts =
    hasSubtype(c, 'Aura') && !request.attachTo
      ? asIfEntered(game, work.tentative, () => possibleHosts(game, work.tentative.id, c))
      : []
  return {
    tentative: work.tentative,
    characteristics: c,
    tapped: work.tapped,
    counters: work.counters,
    chosen: work.chosen,
    gains: work.gains,
    attachTo: request.attachTo ?? 0,
    hosts,
    stays: false,
    instead: work.instead,
  }
}

/** CR 714.3a–b: a Saga enters with a lore counter; one with read ahead with as many as its controller chooses. */
function firstChapter(game: Game, { id, controller }: GameObject, c: Characteristics): number {
  const final = finalChapter(c)
  if (final < 2 || !hasKeyword(c, 'read ahead')) return 1
  const options = Array.from({ length: final }, (_, index) => ({ label: `Chapter ${index + 1}`, value: index + 1 }))
  const text = `With which chapter does ${c.name} begin?`
  return 1 + askOption(game, { player: controller, purpose: 'choose', source: id, text }, options)
}

type Enters = Extract<Replacement, { kind: 'enters' }>

function applicable(game: Game, work: Working): ReplacementEntry[] {
  return asIfEntered(game, work.tentative, () => {
    const id = work.tentative.id
    const c = characteristics(game, id)
    // CR 614.12: its own effects change how it enters only if they affect nothing else (not Orb of Dreams).
    const own = replacementsOf(c.abilities)
      .filter(
        ({ ability }) =>
          ability.kind === 'static' && ability.replacement?.kind === 'enters' && ability.replacement.object === 'self',
      )
      .map((instance) => entryOf(id, c.controller, instance))
    const others = existing(game, 'enters').filter((entry) => entry.source !== id)
    return [...own, ...others].filter((entry) => {
      if (work.applied.get(entry.key) === entry.replacement) return false
      const ctx = contextOfEntry(entry)
      if (!isWho(game, ctx, (entry.replacement as Enters).object, id)) return false
      return !entry.ability?.condition || condition(game, ctx, entry.ability.condition)
    })
  })
}

const makesCopy = (entry: ReplacementEntry): boolean =>
  (entry.replacement as Enters).with.some((modification) => modification.kind === 'asCopy')

function applyEntersReplacements(game: Game, work: Working): void {
  for (;;) {
    let entries = applicable(game, work)
    if (entries.length === 0) return
    // CR 616.1c: becoming a copy comes first.
    if (entries.some(makesCopy)) entries = entries.filter(makesCopy)
    const needsChoice = entries.length > 1 && entries.some((entry) => orderMatters(entry))
    const index = needsChoice
      ? askOption(
          game,
          {
            player: work.tentative.controller,
            purpose: 'replacement',
            source: work.tentative.id,
            text: 'Which effect on how it enters applies first?',
          },
          entries.map((entry) => ({ label: nameOf(game, entry.source), value: entry.key })),
        )
      : 0
    const entry = entries[index]!
    work.applied.set(entry.key, entry.replacement)
    for (const modification of (entry.replacement as Enters).with) applyOne(game, work, entry, modification)
    if (work.instead !== null) return
  }
}

const orderMatters = (entry: ReplacementEntry): boolean =>
  (entry.replacement as Enters).with.some((m) => m.kind !== 'tapped' && m.kind !== 'counters')

function applyOne(game: Game, work: Working, entry: ReplacementEntry, m: EntersModification): void {
  const { id, cast, controller: player } = work.tentative
  // CR 107.3m: in its own abilities X is that of the spell it was.
  const ctx = contextWith(contextOfEntry(entry), { x: entry.source === id ? (cast?.x ?? 0) : 0 })
  switch (m.kind) {
    case 'tapped':
      work.tapped = true
      return
    case 'counters': {
      addCounters(
        work,
        m.counter,
        asIfEntered(game, work.tentative, () => quantity(game, ctx, m.count)),
      )
      return
    }
    case 'choose': {
      const word = chooseWord(game, player, m.choose, work.tentative.id, ctx)
      work.chosen = { ...work.chosen, [m.as]: word }
      work.tentative = objectWith(work.tentative, { chosen: work.chosen })
      return
    }
    case 'asCopy':
      enterAsCopy(game, work, entry, m)
      return
    case 'payOr': {
      const paid = payOptionalCost(game, player, m.cost, work.tentative.id, ctx)
      if (!paid) for (const other of m.else) applyOne(game, work, entry, other)
      return
    }
    case 'gains':
      work.gains.push(m.keyword)
      return
    case 'either': {
      const text = `How does ${nameOf(game, id)} enter?`
      const index = askOption(
        game,
        { player, purpose: 'choose', source: id, text },
        m.options.map(({ label }, value) => ({ label, value })),
      )
      for (const chosen of m.options[index]!.with) applyOne(game, work, entry, chosen)
      return
    }
    case 'daytime':
      becomeDaytime(game, m.daytime)
      return
    case 'instead':
      work.instead = m.to
      return
    case 'sacrificeAs': {
      const candidates = objectsMatching(game, ctx, m.what).filter((id) => id !== work.tentative.id)
      const max = m.count.max === 'any' ? candidates.length : m.count.max
      const text = `Sacrifice permanents as ${nameOf(game, work.tentative.id)} enters.`
      const chosen = askObjects(game, { player, purpose: 'sacrifice', text }, candidates, m.count.min, max)
      sacrificeAll(game, chosen as ObjectId[], player, work.tentative.id)
      work.chosen = { ...work.chosen, [m.as]: chosen.length }
      work.tentative = objectWith(work.tentative, { chosen: work.chosen })
    }
  }
}

/** All counters of a kind it enters with are put on it together: effects that change how many apply once (CR 122.6). */
function putCounters(game: Game, work: Working): void {
  const { state } = game
  for (const [counter, amount] of Object.entries(work.counters)) {
    if (amount <= 0) continue
    const old = state.objects[work.tentative.id]
    state.objects[work.tentative.id] = work.tentative
    touch(game)
    const event = replaceEvent(game, { kind: 'putCounters', object: work.tentative.id, counter, amount })
    state.objects[work.tentative.id] = old
    touch(game)
    work.counters[counter] = event?.amount ?? 0
  }
}

function enterAsCopy(
  game: Game,
  work: Working,
  entry: ReplacementEntry,
  m: Extract<EntersModification, { kind: 'asCopy' }>,
): void {
  const player = work.tentative.controller
  const ctx = contextOfEntry(entry)
  const candidates = objectsMatching(game, ctx, m.of).filter((id) => id !== work.tentative.id)
  if (candidates.length === 0) return
  const name = nameOf(game, work.tentative.id)
  if (m.optional === 'may') {
    const text = `Have ${name} enter as a copy?`
    if (!askYesNo(game, { player, purpose: 'copy', source: work.tentative.id, text })) return
  }
  const [chosen] = askObjects(
    game,
    { player, purpose: 'copy', source: work.tentative.id, text: `What does ${name} copy?` },
    candidates,
    1,
    1,
  )
  const original = game.state.objects[chosen as ObjectId]!
  const record = copyRecordOf(game, original)
  // CR 708.10: copying a face-down permanent copies the values given by being face down.
  work.tentative = objectWith(work.tentative, {
    copy: { def: record.def, face: record.face, except: [...record.except, ...(m.except ?? [])] },
  })
}
