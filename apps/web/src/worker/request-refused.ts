/** What was asked for cannot be done; the message is a sentence for the player, and nothing has changed. */
export class RequestRefused extends Error {
  override name = 'Refused'
}
