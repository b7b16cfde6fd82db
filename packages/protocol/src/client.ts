import { z } from 'zod'
import { LIMITS } from './limits.ts'
import { PlayerName, RoomCode, RoomSettings } from './room.ts'

/** PostgreSQL stores every character but this one. */
const hasNoNul = (text: string): boolean => !text.includes('\u0000')

const DeckText = z
  .string()
  .max(LIMITS.deckLength, 'The deck list is too long.')
  .refine(hasNoNul, 'The deck list cannot contain control characters.')

const DeckList = z.object({
  title: z.string().trim().min(1).max(LIMITS.titleLength),
  text: DeckText,
})

/** Requests have an id that the reply repeats. The description goes into the documentation. */
const request = <K extends string, S extends z.ZodRawShape>(kind: K, description: string, shape: S) =>
  z.strictObject({ kind: z.literal(kind), id: z.number().int().min(0), ...shape }).meta({ description })

/** Everything a client may send. The first message of a connection is `hello`. */
export const ClientMessage = z.discriminatedUnion('kind', [
  request(
    'hello',
    'Says who is there; the first message of a connection. Without a token the server makes a new guest. The reply has the token to keep.',
    { version: z.number().int(), token: z.string().max(2000).nullable(), name: PlayerName },
  ),
  request('create', 'Creates a room and takes its first seat. The reply has its code.', { settings: RoomSettings }),
  request(
    'join',
    'Enters a room: as a player if a seat is free or already yours, otherwise to watch. A whole scene follows, with the open question.',
    { code: RoomCode, as: z.enum(['player', 'spectator']), lastSeq: z.number().int().min(0) },
  ),
  request('leave', 'Leaves the room for good. During a match that concedes it.', {}),
  request('deck', 'Brings a deck list. It is checked as in the lobby.', { deck: DeckList }),
  request('ready', 'Ready to begin, or not any more. The match begins when both are.', { ready: z.boolean() }),
  request('addBot', 'Lets a bot play the free seat, with your deck.', { bot: z.string().max(30) }),
  request('removeBot', 'Frees the seat of the bot.', {}),
  request('answer', 'Answers the question with that number. A late or repeated answer changes nothing.', {
    question: z.number().int().min(0),
    answer: z.unknown(),
    auto: z.boolean(),
  }),
  request('concede', 'Concedes the game.', {}),
  request('offer', 'Offers a draw, asks to take the last decision back, or asks to let spectators see both hands.', {
    what: z.enum(['draw', 'takeBack', 'openHands']),
  }),
  request('reply', 'Accepts or declines the offer of the other player, or withdraws your own.', {
    accept: z.boolean(),
  }),
  request(
    'nextGame',
    'After a game of a match that goes on: asks to sideboard, or to play on if there is no sideboard.',
    {},
  ),
  request('rematch', 'Wants another match with the same decks.', {}),
  request('chat', 'Says something to everybody in the room.', {
    text: z
      .string()
      .trim()
      .min(1)
      .max(LIMITS.chatLength, 'That is too long for one line of chat.')
      .refine(hasNoNul, 'Chat cannot contain control characters.'),
  }),
  request('claim', 'After the opponent has been away for too long: takes the win, or plays on against a bot.', {
    what: z.enum(['win', 'bot']),
  }),
  request('plan', 'The mana that the automatic payment of an action would use.', { action: z.unknown() }),
  request('forecast', 'What comes of a combat with these attackers or blockers, if nobody does anything more.', {
    answer: z.unknown(),
  }),
  request('whyNot', 'Why an object cannot be used now, in a sentence, or null.', { object: z.number().int() }),
  request('explain', 'Why an object has its characteristics.', { object: z.number().int() }),
  request('names', 'Card names that contain the typed text.', { typed: z.string().max(60) }),
  request('checkDeck', 'Checks a deck list.', { text: DeckText }),
  request('tables', 'The rooms that wait for anybody to join.', {}),
])
export type ClientMessage = z.infer<typeof ClientMessage>
export type ClientKind = ClientMessage['kind']
/** One kind of client message. */
export type ClientMessageOf<K extends ClientKind> = Extract<ClientMessage, { kind: K }>
