import type { Scene } from '@spellwright/table'
import { changedView } from 'spellwright/play'
import type { ServerMessage, ServerMessageOf } from './server.ts'

/** A message as a client uses it: scenes are whole. */
export type ReadServerMessage =
  | Exclude<ServerMessage, { kind: 'scene' }>
  | (Omit<ServerMessageOf<'scene'>, 'scene' | 'changes'> & { readonly scene: Scene })

/** Makes whole scenes of what the server sends on one connection, in the order in which it comes. */
export class SceneReader {
  private last: Scene['view'] | null = null

  read(message: ServerMessage): ReadServerMessage {
    if (message.kind !== 'scene') return message
    const { changes, scene, ...rest } = message
    const view = scene.view ?? (this.last && changes ? changedView(this.last, changes) : null)
    if (view === null) throw new Error('The server sent changes to a view that never came.')
    this.last = view
    return { ...rest, scene: { ...scene, view } }
  }
}
