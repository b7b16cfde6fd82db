import type { StaticAbility } from '@spellwright/dsl'
import type { GameView, ObjectId, PermanentView, SeatAccess } from '@spellwright/engine'
import { hasTrait, TRAIT } from '../facts/traits.ts'
import { type ActiveStatic, PermanentFacts } from './permanent-facts.ts'
import type { SeenObject } from './seen-object.ts'
import { Side, sideOf } from './side.ts'

/** All permanents at one question. */
export class Battlefield {
  readonly permanentFacts: readonly PermanentFacts[]
  readonly mine: Side
  readonly theirs: Side
  private readonly byId: readonly (PermanentFacts | null)[]
  private objectsNow: readonly SeenObject[] | null = null
  private replacementsNow: readonly ActiveStatic[] | null = null
  private rulesNow: readonly ActiveStatic[] | null = null
  private costChangesNow: readonly ActiveStatic[] | null = null
  private attachedNow: ReadonlyMap<number, readonly PermanentFacts[]> | null = null

  /** `byId` has the facts about every permanent that is or was on the battlefield. */
  constructor(
    permanentFacts: readonly PermanentFacts[],
    mine: Side,
    theirs: Side,
    byId: readonly (PermanentFacts | null)[],
  ) {
    this.permanentFacts = permanentFacts
    this.mine = mine
    this.theirs = theirs
    this.byId = byId
  }

  /** The facts about a permanent; undefined if it is not on the battlefield now. */
  factsOf(id: ObjectId): PermanentFacts | undefined {
    const facts = id > 0 && id < this.byId.length ? this.byId[id]! : null
    return facts !== null && this.permanentFacts[facts.place] === facts ? facts : undefined
  }

  get objects(): readonly SeenObject[] {
    this.objectsNow ??= this.permanentFacts.map(({ object }) => object)
    return this.objectsNow
  }

  /** Static abilities that create a replacement effect. */
  get replacements(): readonly ActiveStatic[] {
    if (!this.has(TRAIT.replaces)) return NO_STATICS
    this.replacementsNow ??= staticsOf(
      this.permanentFacts,
      TRAIT.replaces,
      ({ replacement }) => replacement !== undefined,
    )
    return this.replacementsNow
  }

  /** Static abilities that change the rules of the game. */
  get rules(): readonly ActiveStatic[] {
    if (!this.has(TRAIT.rules)) return NO_STATICS
    this.rulesNow ??= staticsOf(this.permanentFacts, TRAIT.rules, ({ rule }) => rule !== undefined)
    return this.rulesNow
  }

  /** Static abilities that change what spells cost. */
  get costChanges(): readonly ActiveStatic[] {
    if (!this.has(TRAIT.changesCosts)) return NO_STATICS
    this.costChangesNow ??= staticsOf(
      this.permanentFacts,
      TRAIT.changesCosts,
      ({ rule }) => rule?.kind === 'costChange',
    )
    return this.costChangesNow
  }

  private has(trait: number): boolean {
    return ((this.mine.traits | this.theirs.traits) & trait) !== 0
  }

  /** What is attached to that permanent. */
  attachedTo(id: ObjectId): readonly PermanentFacts[] {
    this.attachedNow ??= attachments(this.permanentFacts)
    return this.attachedNow.get(id) ?? NO_FACTS
  }
}

const NO_FACTS: readonly PermanentFacts[] = []
const NO_STATICS: readonly ActiveStatic[] = []
const NO_ATTACHMENTS: ReadonlyMap<number, readonly PermanentFacts[]> = new Map()
const EMPTY = new Battlefield([], new Side([]), new Side([]), [])

const isMine = (facts: PermanentFacts): boolean => facts.isMine
const isTheirs = (facts: PermanentFacts): boolean => !facts.isMine

/** The fitting static abilities of those permanents that have the trait. */
function staticsOf(
  permanents: readonly PermanentFacts[],
  trait: number,
  fits: (ability: StaticAbility) => boolean,
): readonly ActiveStatic[] {
  const found: ActiveStatic[] = []
  for (const { abilityFacts, view } of permanents) {
    if (!hasTrait(abilityFacts.traits, trait)) continue
    for (const ability of abilityFacts.statics)
      if (fits(ability)) found.push({ ability, source: view.id, controller: view.controller })
  }
  return found
}

function attachments(permanents: readonly PermanentFacts[]): ReadonlyMap<number, readonly PermanentFacts[]> {
  let byHost: Map<number, PermanentFacts[]> | null = null
  for (const facts of permanents) {
    const host = facts.view.attachedTo
    if (host === 0) continue
    byHost ??= new Map()
    const others = byHost.get(host)
    if (others) others.push(facts)
    else byHost.set(host, [facts])
  }
  return byHost ?? NO_ATTACHMENTS
}

function isSame(views: GameView['battlefield'], facts: readonly PermanentFacts[]): boolean {
  if (views.length !== facts.length) return false
  for (let i = 0; i < views.length; i++) if (views[i] !== facts[i]!.view) return false
  return true
}

/** Keeps the facts about permanents from one question to the next. Most permanents do not change in between. */
export class BattlefieldMemory {
  /** A list by id, because ids are small numbers. */
  private readonly byId: (PermanentFacts | null)[] = []
  private views: GameView['battlefield'] | null = null
  private battlefield: Battlefield | null = null

  /** A permanent that did not change has the same view object. If none changed, the whole battlefield is reused. */
  look(seat: SeatAccess, views: GameView['battlefield']): Battlefield {
    const { battlefield } = this
    if (battlefield !== null && (views === this.views || isSame(views, battlefield.permanentFacts))) return battlefield
    this.views = views
    this.battlefield = this.update(seat, views, battlefield ?? EMPTY)
    return this.battlefield
  }

  /** Makes new facts only for what changed, and new sides only for players whose permanents changed. */
  private update(seat: SeatAccess, views: GameView['battlefield'], before: Battlefield): Battlefield {
    const now = before.permanentFacts.slice(0, views.length)
    let isMineNew = false
    let areTheirsNew = false
    for (let place = 0; place < views.length; place++) {
      const there = place < before.permanentFacts.length ? before.permanentFacts[place]! : null
      if (there !== null && there.view === views[place]) continue
      const facts = this.factsFor(seat, views[place]!, place)
      now[place] = facts
      if (facts.isMine || there?.isMine === true) isMineNew = true
      if (!facts.isMine || there?.isMine === false) areTheirsNew = true
    }
    for (let gone = views.length; gone < before.permanentFacts.length; gone++)
      if (before.permanentFacts[gone]!.isMine) isMineNew = true
      else areTheirsNew = true
    const mine = isMineNew ? sideOf(now.filter(isMine), before.mine) : before.mine
    const theirs = areTheirsNew ? sideOf(now.filter(isTheirs), before.theirs) : before.theirs
    return new Battlefield(now, mine, theirs, this.byId)
  }

  private factsFor(seat: SeatAccess, view: PermanentView, place: number): PermanentFacts {
    const { byId } = this
    while (byId.length <= view.id) byId.push(null)
    let facts = byId[view.id]!
    if (facts === null || facts.view !== view) {
      facts = new PermanentFacts(seat, view, facts)
      byId[view.id] = facts
    }
    facts.place = place
    return facts
  }
}
