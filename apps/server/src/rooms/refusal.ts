/** A request cannot be carried out. The message is a sentence for whoever sent it, and nothing has changed. */
export class Refusal extends Error {
  override name = 'Refusal'
}

export function refuse(reason: string): never {
  throw new Refusal(reason)
}

/** Refuses if there is a reason to. */
export function refuseIf(reason: string | null): void {
  if (reason !== null) refuse(reason)
}
