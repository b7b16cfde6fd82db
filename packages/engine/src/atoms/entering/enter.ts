import type { EntersModification, Replacement } from '@spellwright/dsl'
import { type Characteristics, hasKeyword, hasSubtype, hasType, TYPE_BIT } from '../../continuous/characteristics.ts'
import { copiableValues } from '../../continuous/copiable.ts'
import { characteristics } from '../../continuous/read.ts'
import { askOption } from '../../decision/ask.ts'
import { isWho } from '../../events/pattern.ts'
import { doorsAsItEnters } from '../../frames/room.ts'
import { finalChapter } from '../../frames/saga.ts'
import type { Game } from '../../game/game.ts'
import { condition } from '../../query/condition.ts'
import { contextWith } from '../../query/context.ts'
import { nameOf } from '../../query/lookup.ts'
import { contextOfEntry, entryOf, replacementsOf, replacementsOfKind } from '../../replacement/gather.ts'
import type { ReplacementEntry } from '../../replacement/proposal.ts'
import { printedFace } from '../../state/compiled.ts'
import type { ObjectId } from '../../state/ids.ts'
import type { GameObject } from '../../state/object.ts'
import { objectWith } from '../../state/records.ts'
import { entersAtNight } from '../../turn/daytime.ts'
import { possibleHosts } from '../attach.ts'
import { replaceCounters } from './entry-counters.ts'
import { addCounters, type Entry, type EntryPlan, type EntryRequest, readEntered } from './entry-plan.ts'
import { isGivenHowToEnter } from './granted-entering.ts'
import { applyModification } from './modifications.ts'

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
    entry.hosts = readEntered(game, entry, () => possibleHosts(game, object.id, entry.characteristics))
  return entry
}

/** What it will be on the battlefield, and the counters it has because of that. */
function readCharacteristics(game: Game, entry: Entry): void {
  const { tentative } = entry
  const c = readEntered(game, entry, () => characteristics(game, tentative.id))
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
  return readEntered(game, entry, () => {
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
    for (const modification of (effect.replacement as Enters).with) applyModification(game, entry, effect, modification)
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
