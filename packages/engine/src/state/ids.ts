/** A game object (CR 109). A new one on every zone change (CR 400.7). Always positive. */
export type ObjectId = number & { readonly __brand: 'ObjectId' }

/** Two players: seat 0 and seat 1. */
export type PlayerId = 0 | 1

/** An object or a player, where rules allow either: targets, recipients of damage, what an Aura is attached to. Players are −1 and −2. */
export type EntityId = number & { readonly __entity?: 'EntityId' }

/** Index into the game's table of definitions. */
export type DefId = number

export const NO_OBJECT = 0 as ObjectId

/** The entity for a player. */
export const playerEntity = (player: PlayerId): EntityId => -(player + 1)
/** Whether an entity is a player. */
export const isPlayerEntity = (entity: EntityId): boolean => entity < 0
/** Whether an entity is an object. */
export const isObjectEntity = (entity: EntityId): entity is ObjectId => entity > 0
/** The player of an entity. */
export const entityPlayer = (entity: EntityId): PlayerId => (-entity - 1) as PlayerId

/** The opponent of that player. */
export const otherPlayer = (player: PlayerId): PlayerId => (1 - player) as PlayerId
/** Both players, in seat order. */
export const PLAYERS: readonly PlayerId[] = [0, 1]
