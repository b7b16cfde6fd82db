import type { GameView, ObjectId, PermanentView, SeatAccess } from '@spellwright/engine'
import { hasTrait, TRAIT } from '../facts/traits.ts'
import { type ActiveStatic, Piece } from './piece.ts'
import type { Thing } from './thing.ts'

/** The permanents of one player. */
export class Side {
  readonly pieces: readonly Piece[]
  /** The traits any of them has (bits of `TRAIT`). */
  readonly traits: number
  /** The damage abilities do that can be used once, and those that can be used for as long as there is something to give. */
  readonly burn: number
  readonly burnAgain: number
  private permanentsNow: readonly PermanentView[] | null = null
  private creaturesNow: readonly PermanentView[] | null = null
  private landsNow: readonly PermanentView[] | null = null

  constructor(pieces: readonly Piece[]) {
    let flags = 0
    let burn = 0
    let burnAgain = 0
    for (const { kit } of pieces) {
      flags |= kit.traits.flags
      if (hasTrait(kit.traits, TRAIT.burnsAgain)) burnAgain += kit.traits.burn
      else burn += kit.traits.burn
    }
    this.pieces = pieces
    this.traits = flags
    this.burn = burn
    this.burnAgain = burnAgain
  }

  get permanents(): readonly PermanentView[] {
    this.permanentsNow ??= this.pieces.map(({ view }) => view)
    return this.permanentsNow
  }

  get creatures(): readonly PermanentView[] {
    this.creaturesNow ??= viewsOf(this.pieces, ({ isCreature }) => isCreature)
    return this.creaturesNow
  }

  get lands(): readonly PermanentView[] {
    this.landsNow ??= viewsOf(this.pieces, ({ isLand }) => isLand)
    return this.landsNow
  }
}

function viewsOf(pieces: readonly Piece[], fits: (piece: Piece) => boolean): readonly PermanentView[] {
  const views: PermanentView[] = []
  for (const piece of pieces) if (fits(piece)) views.push(piece.view)
  return views
}

/** The battlefield at one look. */
export class Table {
  readonly pieces: readonly Piece[]
  readonly mine: Side
  readonly theirs: Side
  private readonly known: ReadonlyMap<ObjectId, Piece>
  private readonly look: number
  private thingsNow: readonly Thing[] | null = null
  private staticsNow: readonly ActiveStatic[] | null = null
  private replacementsNow: readonly ActiveStatic[] | null = null
  private rulesNow: readonly ActiveStatic[] | null = null
  private costChangesNow: readonly ActiveStatic[] | null = null
  private attachedNow: ReadonlyMap<number, readonly Piece[]> | null = null

  constructor(seat: SeatAccess, pieces: readonly Piece[], known: ReadonlyMap<ObjectId, Piece>, look: number) {
    this.pieces = pieces
    this.known = known
    this.look = look
    const mine: Piece[] = []
    const theirs: Piece[] = []
    for (const piece of pieces) (piece.view.controller === seat.player ? mine : theirs).push(piece)
    this.mine = new Side(mine)
    this.theirs = new Side(theirs)
  }

  piece(id: ObjectId): Piece | undefined {
    const piece = this.known.get(id)
    return piece?.seenAt === this.look ? piece : undefined
  }

  get things(): readonly Thing[] {
    this.thingsNow ??= this.pieces.map(({ thing }) => thing)
    return this.thingsNow
  }

  /** Static abilities of permanents: who is protected, what costs less. */
  get statics(): readonly ActiveStatic[] {
    this.staticsNow ??= staticsOf(this.pieces)
    return this.staticsNow
  }

  /** Those that replace something. */
  get replacements(): readonly ActiveStatic[] {
    this.replacementsNow ??= this.statics.filter(({ ability }) => ability.replacement !== undefined)
    return this.replacementsNow
  }

  /** Those that lay down a rule. */
  get rules(): readonly ActiveStatic[] {
    this.rulesNow ??= this.statics.filter(({ ability }) => ability.rule !== undefined)
    return this.rulesNow
  }

  /** Those that change what spells cost. */
  get costChanges(): readonly ActiveStatic[] {
    this.costChangesNow ??= this.rules.filter(({ ability }) => ability.rule?.kind === 'costChange')
    return this.costChangesNow
  }

  /** What is attached to that permanent. */
  attachedTo(id: ObjectId): readonly Piece[] {
    this.attachedNow ??= attachments(this.pieces)
    return this.attachedNow.get(id) ?? NOTHING
  }
}

const NOTHING: readonly Piece[] = []

function staticsOf(pieces: readonly Piece[]): readonly ActiveStatic[] {
  const found: ActiveStatic[] = []
  for (const { kit, view } of pieces)
    for (const ability of kit.statics) found.push({ ability, source: view.id, controller: view.controller })
  return found
}

function attachments(pieces: readonly Piece[]): ReadonlyMap<number, readonly Piece[]> {
  const byHost = new Map<number, Piece[]>()
  for (const piece of pieces) {
    const host = piece.view.attachedTo
    if (host === 0) continue
    const others = byHost.get(host)
    if (others) others.push(piece)
    else byHost.set(host, [piece])
  }
  return byHost
}

function isSame(list: GameView['battlefield'], pieces: readonly Piece[]): boolean {
  if (list.length !== pieces.length) return false
  for (let i = 0; i < list.length; i++) if (list[i] !== pieces[i]!.view) return false
  return true
}

/** Keeps, from question to question, what a seat has found out about permanents that did not change. */
export class TableMemory {
  private readonly known = new Map<ObjectId, Piece>()
  private looks = 0
  private list: GameView['battlefield'] | null = null
  private table: Table | null = null

  /** An unchanged permanent has the same view; where all have, what was found out about the whole table holds. */
  look(seat: SeatAccess, list: GameView['battlefield']): Table {
    if (this.table !== null && (list === this.list || isSame(list, this.table.pieces))) return this.table
    this.looks++
    const pieces: Piece[] = []
    for (const view of list) pieces.push(this.pieceOf(seat, view))
    this.list = list
    this.table = new Table(seat, pieces, this.known, this.looks)
    return this.table
  }

  private pieceOf(seat: SeatAccess, view: PermanentView): Piece {
    let piece = this.known.get(view.id)
    if (piece?.view !== view) {
      piece = new Piece(seat, view, piece)
      this.known.set(view.id, piece)
    }
    piece.seenAt = this.looks
    return piece
  }
}
