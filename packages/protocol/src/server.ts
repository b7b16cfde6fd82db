import type { Scene } from '@spellwright/table'
import type { ViewChanges } from 'spellwright/play'
import { z } from 'zod'
import { ChatLine, RoomView } from './room.ts'

/** A scene on its way: the view is left out when the changes to the last one are sent instead. */
export type SentScene = Omit<Scene, 'view'> & { readonly view: Scene['view'] | null }
/** The scene is made by the server from the seat's own view; a client shows it as it is. */
const SceneData = z.custom<SentScene>((value) => typeof value === 'object' && value !== null && 'view' in value)
const ViewChangesData = z.custom<ViewChanges>((value) => typeof value === 'object' && value !== null)

/** A message of the server; the description goes into the documentation. */
const message = <K extends string, S extends z.ZodRawShape>(kind: K, description: string, shape: S) =>
  z.object({ kind: z.literal(kind), ...shape }).meta({ description })

/** Everything the server may send. */
export const ServerMessage = z.discriminatedUnion('kind', [
  message('reply', 'The reply to the request with that id.', { id: z.number(), reply: z.unknown() }),
  message('refused', 'The request with that id was refused, with a sentence for the player. Nothing has changed.', {
    id: z.number(),
    reason: z.string(),
  }),
  message('room', 'How the room stands, whenever that changes.', { room: RoomView }),
  message(
    'scene',
    'One moment of a game as this seat may see it. `seq` grows with each scene, `hash` is a hash of the view in it, and `question` is the number to send back with the answer, or null if there is no question. The first scene on a connection is whole. Later ones have a view of null and its `changes`: `parts` replace parts of the view that was sent before, and in `lists` a number stands for an element of the list that was sent before.',
    {
      game: z.string(),
      seq: z.number(),
      hash: z.string(),
      question: z.number().nullable(),
      scene: SceneData,
      changes: ViewChangesData.nullable(),
    },
  ),
  message('chat', 'Lines of chat: all of them after joining, then each new one.', { lines: z.array(ChatLine) }),
  message('replaced', 'The seat was taken over by another tab or device of the same player.', {}),
  message('closing', 'The server is about to stop. The client connects again by itself.', { reason: z.string() }),
])
export type ServerMessage = z.infer<typeof ServerMessage>
export type ServerKind = ServerMessage['kind']
/** One kind of server message. */
export type ServerMessageOf<K extends ServerKind> = Extract<ServerMessage, { kind: K }>

/** The reply to `hello`. */
export const Welcome = z.object({
  version: z.number(),
  token: z.string(),
  player: z.string(),
  name: z.string(),
  bots: z.array(z.object({ id: z.string(), title: z.string(), description: z.string() })),
})
export type Welcome = z.infer<typeof Welcome>
