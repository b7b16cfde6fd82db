/** What was asked for cannot be done; the message is a sentence for the player, and nothing has changed. */
export class Refused extends Error {
  override name = 'Refused'
}
