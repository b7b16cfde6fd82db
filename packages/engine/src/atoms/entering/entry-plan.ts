import type { Ability, CopyCounter, Keyword, Modification, Zone } from '@spellwright/dsl'
import type { Characteristics } from '../../continuous/characteristics.ts'
import type { Game } from '../../game/game.ts'
import type { Cause } from '../../replacement/proposal.ts'
import type { EntityId, ObjectId, PlayerId } from '../../state/ids.ts'
import type { GameObject } from '../../state/object.ts'
import { asIfEntered } from './as-if-entered.ts'

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
export type Entry = { -readonly [K in keyof EntryPlan]: EntryPlan[K] } & {
  /** What enters at the same time, itself included. */
  readonly beside: readonly { readonly id: ObjectId }[]
  counters: Record<string, number>
  gains: Keyword[]
  emblems: (readonly Ability[])[]
  exchangesText: readonly ObjectId[]
  links: { readonly key: string; readonly objects: readonly ObjectId[] }[]
}

/** CR 614.12: with what it will be on the battlefield. */
export const readEntered = <T>(game: Game, { tentative, becomes }: Entry, reading: () => T): T =>
  asIfEntered(game, tentative, reading, becomes)

/** It enters with that many more counters. */
export const addCounters = (entry: Entry, counter: string, amount: number): void => {
  entry.counters[counter] = (entry.counters[counter] ?? 0) + amount
}
