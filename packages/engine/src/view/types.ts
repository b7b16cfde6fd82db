import type {
  Ability,
  AbilityKind,
  CardType,
  Color,
  ManaRider,
  ManaType,
  Step,
  Supertype,
  Zone,
} from '@spellwright/dsl'
import type { EntityId, ObjectId, PlayerId } from '../state/ids.ts'
import type { Chosen, ObjectKind } from '../state/object.ts'
import type { Daytime, GameResult, LossReason } from '../state/state.ts'
import type { DecisionView } from './decision-view.ts'

/** A short description of an ability; actions refer to it by its `key`. */
export interface AbilityView {
  readonly key: string
  readonly kind: AbilityKind
  /** The keyword it is, or stands for; '' for none. */
  readonly keyword: string
}

/** The characteristics of a card (CR 109.3), for display. */
export interface CardInfo {
  readonly name: string
  readonly manaCost: string | null
  readonly manaValue: number
  readonly colors: readonly Color[]
  readonly supertypes: readonly Supertype[]
  readonly types: readonly CardType[]
  readonly subtypes: readonly string[]
  readonly everyCreatureType: boolean
  /** Power and toughness of creatures, loyalty of planeswalkers; otherwise null. */
  readonly power: number | null
  readonly toughness: number | null
  readonly basePower: number | null
  readonly baseToughness: number | null
  readonly loyalty: number | null
  readonly keywords: readonly string[]
  readonly abilities: readonly AbilityView[]
}

/** A card in a hidden zone whose identity the viewer knows. It has no id and no position. */
export interface KnownCard extends CardInfo {
  /** The name of its definition; the full name of a card with two faces. */
  readonly definition: string
  readonly face: number
}

/** A card the viewer may see and name in an answer. */
export interface CardView extends KnownCard {
  readonly id: ObjectId
  readonly owner: PlayerId
  readonly counters: Readonly<Record<string, number>>
  /** A kitchen-table card without rules (SPEC S7.2). */
  readonly sandbox: boolean
}

/** A face-down object that the viewer may not know. */
export interface FaceDownView {
  readonly id: ObjectId
  readonly owner: PlayerId
  readonly faceDown: true
}

/** A card in exile, face down or known. */
export type ExileView = FaceDownView | (CardView & { readonly faceDown: boolean })

export interface PermanentView extends CardInfo {
  readonly id: ObjectId
  readonly owner: PlayerId
  readonly controller: PlayerId
  readonly kind: ObjectKind
  readonly isCopy: boolean
  readonly faceDown: boolean
  /** The card itself; for a face-down permanent only its controller gets it (CR 708.5). */
  readonly card: KnownCard | null
  readonly damage: number
  readonly counters: Readonly<Record<string, number>>
  readonly tapped: boolean
  /** An object, a player (−1, −2), or 0. */
  readonly attachedTo: EntityId
  readonly summoningSick: boolean
  /** The defender it attacks; 0 if it does not attack. */
  readonly attacking: EntityId
  readonly blocked: boolean
  /** The attackers it blocks. */
  readonly blocking: readonly ObjectId[]
  readonly enteredTurn: number
  readonly renowned: boolean
  /** CR 716.2b: the level of a Class that has one. */
  readonly level: number | null
  /** CR 709.5c: the names of the locked halves of a Room. */
  readonly locked: readonly string[]
  readonly paired: ObjectId
  readonly chosen: Chosen
  readonly sandbox: boolean
}

/** A permanent that is phased out, as it was (CR 702.26). */
export interface PhasedOutView extends CardInfo {
  readonly id: ObjectId
  readonly owner: PlayerId
  /** It phases in during this player's untap step. */
  readonly controller: PlayerId
}

/** The targets chosen for one instance of "target". */
export interface TargetView {
  readonly name: string
  readonly mode: number
  readonly entities: readonly EntityId[]
  readonly shares: readonly number[] | null
}

/** A spell or ability on the stack. */
export interface StackView {
  readonly id: ObjectId
  readonly kind: 'spell' | 'activated' | 'triggered'
  readonly name: string
  readonly controller: PlayerId
  readonly owner: PlayerId
  /** For abilities: what they come from. Perhaps gone; 0 if it is hidden now. */
  readonly source: ObjectId
  /** What the spell is; null for an ability. */
  readonly spell: CardInfo | null
  /** The card behind a spell, if the viewer may know it. */
  readonly card: KnownCard | null
  readonly isCopy: boolean
  /** The ability as data, to be shown as text; null for a spell. */
  readonly ability: Ability | null
  readonly abilityKey: string
  readonly targets: readonly TargetView[]
  readonly modes: readonly number[]
  readonly x: number
  readonly castAs: string
  readonly method: string
}

export interface ManaView {
  readonly type: ManaType
  readonly snow: boolean
  readonly persists: boolean
  readonly rider: ManaRider | null
}

/** What everybody sees of a player. */
export interface PlayerView {
  readonly player: PlayerId
  readonly name: string
  readonly life: number
  readonly counters: Readonly<Record<string, number>>
  readonly pool: readonly ManaView[]
  readonly handCount: number
  readonly libraryCount: number
  /** The oldest card first. */
  readonly graveyard: readonly CardView[]
  /** Cards in this player's hand that the viewer knows, by name; for the viewer's own seat see `GameView.hand`. */
  readonly knownHand: readonly KnownCard[]
  /** Cards in this player's library that the viewer knows, sorted by name, without their positions. */
  readonly knownLibrary: readonly KnownCard[]
  /** The top card of the library while it is played with revealed. */
  readonly revealedTop: KnownCard | null
  /** CR 702.139: the companion that was revealed, until it is put into its owner's hand. */
  readonly companion: KnownCard | null
  /** CR 309.4: the dungeon this player is in, and the room of their venture marker. */
  readonly dungeon: { readonly name: string; readonly room: string } | null
  readonly landsPlayed: number
  readonly mulligans: number
  readonly keptHand: boolean
  readonly turnsTaken: number
  readonly lost: LossReason | null
}

/** Whose turn it is, which step, and who has priority. */
export interface TurnView {
  readonly number: number
  readonly active: PlayerId
  readonly step: Step
  readonly priority: PlayerId
  readonly startingPlayer: PlayerId
}

/** An attacking creature, what it attacks, and what blocks it. */
export interface AttackView {
  readonly attacker: ObjectId
  readonly defender: EntityId
  readonly blocked: boolean
  readonly blockers: readonly ObjectId[]
}

/** The combat under way. */
export interface CombatView {
  readonly attackers: readonly AttackView[]
  readonly blockersDeclared: boolean
}

/** The game as one player may see it, as plain data. */
export interface GameView {
  readonly viewer: PlayerId
  readonly turn: TurnView
  readonly players: readonly [PlayerView, PlayerView]
  /** The viewer's own hand. */
  readonly hand: readonly CardView[]
  /** CR 723.4: the opponent's hand, while the viewer controls that player; otherwise null. */
  readonly controlledHand: readonly CardView[] | null
  /** The viewer's own cards outside the game (CR 400.11a). */
  readonly sideboard: readonly CardView[]
  readonly battlefield: readonly PermanentView[]
  readonly phasedOut: readonly PhasedOutView[]
  /** CR 731; null while it is neither. */
  readonly daytime: Daytime | null
  /** The top is the last. */
  readonly stack: readonly StackView[]
  readonly exile: readonly ExileView[]
  readonly command: readonly CardView[]
  readonly combat: CombatView | null
  /** Who is asked something now; null when the game is over. */
  readonly waitingFor: PlayerId | null
  /** The open question, if it is the viewer's. */
  readonly decision: DecisionView | null
  readonly result: GameResult | null
}

export type { Zone }
