import type { GameObject } from './object.ts'
import { ObjectTable } from './object-table.ts'
import { objectWith } from './records.ts'
import { type GameState, STATE_VERSION } from './state.ts'

/** The state as plain JSON: lists for maps, only the objects that exist. */
export type StateJson = Omit<GameState, 'objects' | 'linked' | 'lastKnown' | 'activations'> & {
  objects: GameObject[]
  linked: (readonly [number, unknown])[]
  lastKnown: (readonly [number, unknown])[]
  activations: [string, number][]
}

/** A saved game cannot be read; the message says why. */
export class SaveVersionError extends Error {
  override name = 'SaveVersionError'
}

/** A saved game contradicts itself; the message says where. */
export class SaveDamagedError extends Error {
  override name = 'SaveDamagedError'
}

export function stateToJson(state: GameState): StateJson {
  return {
    ...state,
    objects: state.objects.filter((object) => object !== undefined),
    linked: [...state.linked],
    lastKnown: [...state.lastKnown],
    activations: [...state.activations],
  }
}

/** Games saved before there were merged and bestowed permanents lack these fields. */
const objectFromJson = (object: GameObject): GameObject => objectWith({ ...NEVER_SAVED, ...object }, {})
const NEVER_SAVED = { bestowed: false, merged: null } as const

export function stateFromJson(json: StateJson): GameState {
  if (json.version !== STATE_VERSION)
    throw new SaveVersionError(
      `This game was saved by state version ${json.version}, and this engine reads version ${STATE_VERSION}.`,
    )
  const objects: (GameObject | undefined)[] = []
  for (let id = 0; id < json.nextObject; id++) objects.push(undefined)
  for (const object of json.objects) objects[object.id] = objectFromJson(object)
  return {
    ...json,
    objects,
    // Games saved before there was phasing lack that list.
    phasedOut: (json.phasedOut ?? []).map((phased) => ({ ...phased, object: objectFromJson(phased.object) })),
    daytime: json.daytime ?? null,
    // Games saved before these were part of a game lack them.
    outside: json.outside ?? [[], []],
    control: json.control ?? [],
    linked: ObjectTable.of(json.linked) as GameState['linked'],
    lastKnown: ObjectTable.of(json.lastKnown) as GameState['lastKnown'],
    activations: new Map(json.activations),
  }
}
