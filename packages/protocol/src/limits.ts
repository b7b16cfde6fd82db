/** The version of the messages. A page of another version is asked to reload. */
export const PROTOCOL_VERSION = 3

/** Bounds on what a client may send. The server closes a connection that exceeds the first one. */
export const LIMITS = {
  messageBytes: 64 * 1024,
  nameLength: 32,
  deckLength: 20_000,
  titleLength: 80,
  chatLength: 300,
} as const

/** The letters of a room's code: none that is easily mistaken for another when read aloud. */
export const CODE_LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ'
/** A room's code has six letters. */
export const CODE_LENGTH = 6
