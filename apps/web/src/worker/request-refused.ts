/** A request cannot be fulfilled; the message is a sentence for the player, and nothing has changed. */
export class RequestRefused extends Error {
  override name = 'Refused'
}
