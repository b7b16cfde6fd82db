import type { Ability, Cost, Modification, Zone } from '@spellwright/dsl'
import type { DefId, EntityId, ObjectId, PlayerId } from './ids.ts'

/** What a name is bound to while an effect resolves: objects and players, a number, or a word. */
export type Binding = readonly EntityId[] | number | string
export type Bindings = Readonly<Record<string, Binding>>

/** What is copied: the printed values of a definition's face, with exceptions that became copiable (CR 707.2, 707.9). */
export interface CopyRecord {
  readonly def: DefId
  readonly face: number
  readonly except: readonly Modification[]
}

/** One card or token of a merged permanent (CR 730.2). */
export interface Component {
  readonly card: number
  readonly kind: ObjectKind
  readonly def: DefId
  readonly face: number
  readonly faceDown: boolean
  readonly copy: CopyRecord | null
}

/** CR 730: the components under the topmost one, from top to bottom. The object itself describes the topmost. */
export interface Merged {
  readonly under: readonly Component[]
  /** The copiable values of the merged permanent, and when it merged (CR 730.2a). */
  readonly values: CopyRecord
  readonly timestamp: number
}

/** Choices made as a permanent entered (CR 614.12a): colour, type, name, player. */
export type Chosen = Readonly<Record<string, string | number>>

/** How a spell was cast; the permanent it becomes remembers it (CR 400.7d). */
export interface CastRecord {
  readonly from: Zone
  readonly by: PlayerId
  readonly method: string
  readonly x: number
  /** Times each kicker was paid, in printed order. */
  readonly kicks: readonly number[]
  /** Names of optional additional costs paid. */
  readonly paid: readonly string[]
  /** The instances of a keyword whose cost was not paid, where another one's was (CR 702.78b): keys of their abilities. */
  readonly unpaid?: readonly string[]
  readonly instantTiming: boolean
  /** The conditions that held when it was cast, of those its card asks about (the condition `asCast`). */
  readonly wasSo?: readonly string[]
  /** Mana spent, per type in WUBRGC order, on the whole cost and on X. */
  readonly manaSpent: readonly number[]
  readonly manaSpentOnX: readonly number[]
  /** How many spells had been cast this turn before it (storm). */
  readonly order: number
  /** How many Phyrexian mana symbols were paid with life (CR 702.150). */
  readonly phyrexianLife: number
}

export interface ChosenTarget {
  readonly name: string
  readonly mode: number
  readonly entities: readonly EntityId[]
  /** Shares of a divided amount, parallel to `entities` (CR 601.2d). */
  readonly shares: readonly number[] | null
}

/** The objects and players of an event, for the ability it triggered. */
export interface EventRoles {
  readonly object: ObjectId
  readonly source: ObjectId
  /** A player role, or −1. */
  readonly player: PlayerId | -1
  readonly amount: number
  /** Objects that moved in the event keep being found in the public zone they went to (CR 400.7e). */
  readonly becameId: ObjectId
  readonly objects: readonly ObjectId[]
}

/** An ability on the stack, or the choices made for a spell there. */
export interface StackItem {
  readonly kind: 'spell' | 'activated' | 'triggered'
  /** For abilities: the object it came from (perhaps gone: last-known information). */
  readonly source: ObjectId
  readonly ability: Ability | null
  readonly abilityKey: string
  readonly targets: readonly ChosenTarget[]
  readonly modes: readonly number[]
  readonly x: number
  readonly bindings: Bindings
  readonly event: EventRoles | null
  /** Which face, fused halves, or face down, is being cast. */
  readonly castAs: 'normal' | 'faceDown' | 'adventure' | 'fused' | 'copy'
  readonly method: string
  /** CR 702.47: the cards spliced onto the spell; absent for most. */
  readonly spliced?: readonly DefId[]
  /** What the effect that allows it to be cast costs in addition; absent for most. */
  readonly additional?: Cost
}

/** Where an object goes when it would leave the stack, set by how it was cast (flashback, rebound, buyback …). */
export type AfterResolution = 'exile' | 'exileNotGraveyard' | 'hand' | 'rebound' | 'adventure' | 'omen' | null

export type ObjectKind = 'card' | 'token' | 'copy' | 'ability' | 'emblem'

/**
 * One game object. Immutable: a change makes a new record (`update`), so that a fork shares records and last-known
 * information is simply the old record.
 */
export interface GameObject {
  readonly id: ObjectId
  /** The physical card, or −1. */
  readonly card: number
  readonly kind: ObjectKind
  readonly def: DefId
  readonly owner: PlayerId
  /** Before continuous effects (layer 2); ask `controllerOf`. */
  readonly controller: PlayerId
  readonly zone: Zone
  readonly timestamp: number
  /** Which face is up (transforming and modal double-faced cards) or was cast (split, adventure). */
  readonly face: number
  readonly faceDown: boolean
  /** Cast for its bestow cost, and attached since: an Aura, not a creature (CR 702.103b). */
  readonly bestowed: boolean
  readonly copy: CopyRecord | null
  readonly merged: Merged | null
  // status of a permanent (CR 110.5)
  readonly tapped: boolean
  readonly damage: number
  readonly deathtouched: boolean
  readonly counters: Readonly<Record<string, number>> | null
  readonly attachedTo: EntityId
  /** The first turn since whose beginning its controller has controlled it continuously (summoning sickness, CR 302.6). */
  readonly controlledSince: number
  /** The controller at the last check, to notice a change of control. */
  readonly lastController: PlayerId
  readonly enteredTurn: number
  readonly renowned: boolean
  readonly paired: ObjectId
  readonly chosen: Chosen | null
  readonly cast: CastRecord | null
  readonly stack: StackItem | null
  readonly after: AfterResolution
  /** Who knows the identity of this card in a hidden zone: bit 1 << player. */
  readonly knownTo: number
  /** Marks put by effects: of an ability (key → turn number), foretold and plotted (the turn), disguised, monstrous. */
  readonly marks: Readonly<Record<string, number>> | null
  readonly regenerationShields: number
  /** Kitchen-table cards have only a type line and a name (SPEC S7.2). */
  readonly sandbox: boolean
}
