import { z } from 'zod'
import { CODE_LENGTH, CODE_LETTERS, LIMITS } from './limits.ts'

/** The code that players share to find a room. Lower case and spaces are accepted. */
export const RoomCode = z
  .string()
  .max(20)
  .transform((text) => text.replaceAll(/[\s-]/g, '').toUpperCase())
  .refine(
    (code) => code.length === CODE_LENGTH && [...code].every((letter) => CODE_LETTERS.includes(letter)),
    `A room code has ${CODE_LENGTH} letters.`,
  )

const hasVisibleText = (text: string): boolean => /\S/.test(text)
/** Control characters and the marks that change the direction of text have no place in a name or a chat line. */
const isPlainText = (text: string): boolean => !/[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/u.test(text)

/** A player's name, shown as it is: it is text, never markup. */
export const PlayerName = z
  .string()
  .trim()
  .max(LIMITS.nameLength, `A name has at most ${LIMITS.nameLength} characters.`)
  .refine(hasVisibleText, 'A name needs at least one visible character.')
  .refine(isPlainText, 'A name cannot contain control characters.')

/** Time for a player's decisions in the whole match, in seconds, and what is added after each decision. */
export const Clock = z.object({
  main: z
    .number()
    .int()
    .min(60)
    .max(4 * 3600),
  increment: z.number().int().min(0).max(120),
})
export type Clock = z.infer<typeof Clock>

/** How the match of a room is played. */
export const RoomSettings = z.object({
  bestOf: z.union([z.literal(1), z.literal(3)]),
  /** Who goes first: the room's creator, the other player, the winner of a roll, or whoever wins it chooses. */
  starts: z.enum(['random', 'creator', 'opponent', 'choose']),
  clock: Clock.nullable(),
  /** Cards without rules may be played by hand. */
  kitchenTable: z.boolean(),
  /** Whether the room is listed for anybody to join. */
  open: z.boolean(),
  /** What the creator calls the format; players agree on it among themselves. */
  format: z.string().trim().max(30),
})
export type RoomSettings = z.infer<typeof RoomSettings>

/** A player's seat at the table: 0 for the room's creator, 1 for the other player. */
export const Seat = z.union([z.literal(0), z.literal(1)])
export type Seat = z.infer<typeof Seat>

/** What everybody in the room may know about a seat. */
export const SeatView = z.object({
  name: z.string().nullable(),
  /** The bot that plays this seat, or null for a person. */
  bot: z.string().nullable(),
  connected: z.boolean(),
  /** The title of the chosen deck, or null. The list itself is nobody else's business. */
  deck: z.string().nullable(),
  /** How many different cards of the deck have no rules: they are played by hand. */
  withoutRules: z.number(),
  ready: z.boolean(),
  /** Milliseconds left on the clock, or null without one. */
  timeLeft: z.number().nullable(),
  wins: z.number(),
})
export type SeatView = z.infer<typeof SeatView>

export const ChatLine = z.object({
  from: z.string(),
  seat: Seat.nullable(),
  text: z.string(),
  /** Milliseconds since 1970. */
  at: z.number(),
})
export type ChatLine = z.infer<typeof ChatLine>

/** What a player has offered and the other has not answered yet. */
export const Offer = z.object({ kind: z.enum(['draw', 'takeBack', 'openHands']), by: Seat })
export type Offer = z.infer<typeof Offer>

/** Where the match stands. */
export const Phase = z.enum(['waiting', 'playing', 'sideboarding', 'over'])
export type Phase = z.infer<typeof Phase>

/** A room as one of its members sees it. */
export const RoomView = z.object({
  code: z.string(),
  settings: RoomSettings,
  phase: Phase,
  /** The viewer's seat, or null for a spectator. */
  you: Seat.nullable(),
  seats: z.tuple([SeatView, SeatView]),
  spectators: z.number(),
  offer: Offer.nullable(),
  /** The seat whose clock is running, or null. */
  running: Seat.nullable(),
  /** The seat whose player is away, and when (milliseconds since 1970) the other may claim the win. */
  away: z.object({ seat: Seat, claimableAt: z.number() }).nullable(),
  /** The SHA-256 hash of the secret that the games are shuffled with. */
  commitment: z.string(),
  /** The secret itself, once the match is over. */
  secret: z.string().nullable(),
  /** The address path of the replay, once the match is over. */
  replay: z.string().nullable(),
  /** The seats that want another match. */
  rematch: z.array(Seat),
  openHands: z.boolean(),
})
export type RoomView = z.infer<typeof RoomView>

/** A room in the list of open tables. */
export const OpenTable = z.object({
  code: z.string(),
  creator: z.string(),
  settings: RoomSettings,
  createdAt: z.number(),
})
export type OpenTable = z.infer<typeof OpenTable>
