import type { StaticAbility } from '@spellwright/dsl'
import type { GameView, ObjectId, PermanentView, SeatAccess } from '@spellwright/engine'
import { hasTrait, TRAIT } from '../facts/traits.ts'
import { type ActiveStatic, Piece } from './piece.ts'
import { Side, sideOf } from './side.ts'
import type { Thing } from './thing.ts'

/** The battlefield at one look. */
export class Table {
  readonly pieces: readonly Piece[]
  readonly mine: Side
  readonly theirs: Side
  private readonly known: readonly (Piece | null)[]
  private thingsNow: readonly Thing[] | null = null
  private replacementsNow: readonly ActiveStatic[] | null = null
  private rulesNow: readonly ActiveStatic[] | null = null
  private costChangesNow: readonly ActiveStatic[] | null = null
  private attachedNow: ReadonlyMap<number, readonly Piece[]> | null = null

  /** `known`: every piece there is or was, by id. */
  constructor(pieces: readonly Piece[], mine: Side, theirs: Side, known: readonly (Piece | null)[]) {
    this.pieces = pieces
    this.mine = mine
    this.theirs = theirs
    this.known = known
  }

  piece(id: ObjectId): Piece | undefined {
    const piece = id > 0 && id < this.known.length ? this.known[id]! : null
    return piece !== null && this.pieces[piece.place] === piece ? piece : undefined
  }

  get things(): readonly Thing[] {
    this.thingsNow ??= this.pieces.map(({ thing }) => thing)
    return this.thingsNow
  }

  /** Static abilities of permanents that replace something. */
  get replacements(): readonly ActiveStatic[] {
    if (!this.has(TRAIT.replaces)) return NONE
    this.replacementsNow ??= staticsOf(this.pieces, TRAIT.replaces, ({ replacement }) => replacement !== undefined)
    return this.replacementsNow
  }

  /** Those that lay down a rule. */
  get rules(): readonly ActiveStatic[] {
    if (!this.has(TRAIT.rules)) return NONE
    this.rulesNow ??= staticsOf(this.pieces, TRAIT.rules, ({ rule }) => rule !== undefined)
    return this.rulesNow
  }

  /** Those that change what spells cost. */
  get costChanges(): readonly ActiveStatic[] {
    if (!this.has(TRAIT.changesCosts)) return NONE
    this.costChangesNow ??= staticsOf(this.pieces, TRAIT.changesCosts, ({ rule }) => rule?.kind === 'costChange')
    return this.costChangesNow
  }

  private has(trait: number): boolean {
    return ((this.mine.traits | this.theirs.traits) & trait) !== 0
  }

  /** What is attached to that permanent. */
  attachedTo(id: ObjectId): readonly Piece[] {
    this.attachedNow ??= attachments(this.pieces)
    return this.attachedNow.get(id) ?? NOTHING
  }
}

const NOTHING: readonly Piece[] = []
const NOTHING_LAID = new Table([], new Side([]), new Side([]), [])

const isMine = (piece: Piece): boolean => piece.isMine
const isTheirs = (piece: Piece): boolean => !piece.isMine

const NONE: readonly ActiveStatic[] = []
const UNATTACHED: ReadonlyMap<number, readonly Piece[]> = new Map()

/** Those of the static abilities that fit, of permanents that have the trait. */
function staticsOf(
  pieces: readonly Piece[],
  trait: number,
  fits: (ability: StaticAbility) => boolean,
): readonly ActiveStatic[] {
  const found: ActiveStatic[] = []
  for (const { kit, view } of pieces) {
    if (!hasTrait(kit.traits, trait)) continue
    for (const ability of kit.statics)
      if (fits(ability)) found.push({ ability, source: view.id, controller: view.controller })
  }
  return found
}

function attachments(pieces: readonly Piece[]): ReadonlyMap<number, readonly Piece[]> {
  let byHost: Map<number, Piece[]> | null = null
  for (const piece of pieces) {
    const host = piece.view.attachedTo
    if (host === 0) continue
    byHost ??= new Map()
    const others = byHost.get(host)
    if (others) others.push(piece)
    else byHost.set(host, [piece])
  }
  return byHost ?? UNATTACHED
}

function isSame(list: GameView['battlefield'], pieces: readonly Piece[]): boolean {
  if (list.length !== pieces.length) return false
  for (let i = 0; i < list.length; i++) if (list[i] !== pieces[i]!.view) return false
  return true
}

/** Keeps, from question to question, what a seat has found out about permanents that did not change. */
export class TableMemory {
  /** By id: ids are small numbers. */
  private readonly known: (Piece | null)[] = []
  private list: GameView['battlefield'] | null = null
  private table: Table | null = null

  /** An unchanged permanent has the same view; where all have, what was found out about the whole table holds. */
  look(seat: SeatAccess, list: GameView['battlefield']): Table {
    const { table } = this
    if (table !== null && (list === this.list || isSame(list, table.pieces))) return table
    this.list = list
    this.table = this.lay(seat, list, table ?? NOTHING_LAID)
    return this.table
  }

  /** Most are what they were, and where they were. */
  private lay(seat: SeatAccess, list: GameView['battlefield'], before: Table): Table {
    const pieces = before.pieces.slice(0, list.length)
    let isMineNew = false
    let areTheirsNew = false
    for (let place = 0; place < list.length; place++) {
      const there = place < before.pieces.length ? before.pieces[place]! : null
      if (there !== null && there.view === list[place]) continue
      const piece = this.pieceOf(seat, list[place]!, place)
      pieces[place] = piece
      if (piece.isMine || there?.isMine === true) isMineNew = true
      if (!piece.isMine || there?.isMine === false) areTheirsNew = true
    }
    for (let gone = list.length; gone < before.pieces.length; gone++)
      if (before.pieces[gone]!.isMine) isMineNew = true
      else areTheirsNew = true
    const mine = isMineNew ? sideOf(pieces.filter(isMine), before.mine) : before.mine
    const theirs = areTheirsNew ? sideOf(pieces.filter(isTheirs), before.theirs) : before.theirs
    return new Table(pieces, mine, theirs, this.known)
  }

  private pieceOf(seat: SeatAccess, view: PermanentView, place: number): Piece {
    const { known } = this
    while (known.length <= view.id) known.push(null)
    let piece = known[view.id]!
    if (piece === null || piece.view !== view) {
      piece = new Piece(seat, view, piece)
      known[view.id] = piece
    }
    piece.place = place
    return piece
  }
}
